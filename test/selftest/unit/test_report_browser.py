"""The pages of a report in a real browser: filters, search, links, keys, colours, a large suite."""

import functools
import http.server
import itertools
import os
import tempfile
import threading
import unittest
from collections.abc import Callable
from pathlib import Path
from typing import Any

from conformance import catalogue, toolchain
from conformance.reportmodel import Implementation
from conformance.verdict import Record
from reportsample import file, report, run
from test_report import EVIL, sample_report

MISSING = [name for name in ("jinja2", "chromium", "chromedriver", "selenium") if not toolchain.locate(name)]
if not MISSING:
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    from selenium.webdriver.support.ui import Select, WebDriverWait

    from conformance import render
    from conformance import report as command

TESTS, RUNS = 3000, 5
HANG = 120      # seconds: no measure of speed, the machine may be busy


def many(directory: Path) -> dict[str, str]:
    """The site of a large suite, whose tests are dealt to all testable paragraphs."""
    ids = [id for id, judgement in catalogue.load_judgements().items()
           if judgement.testability in catalogue.TESTABLE and "." not in id.partition("/")[2]]
    suffixes = itertools.cycle([".pass.cpp", ".compile.pass.cpp", ".verify.cpp"])
    tests = [(f"exec/t{number}{suffix}", id)
             for number, id, suffix in zip(range(TESTS), itertools.cycle(ids), suffixes)]
    files = [file(directory, name, id) for name, id in tests]
    verdicts = ("PASS", "FAIL", "MISSING", "SKIP")

    def record(name: str, id: str, number: int, of: int) -> Record:
        verdict = verdicts[number * of % 4]
        return Record(name, "pass", [id], False, verdict, "compile" if verdict == "FAIL" else None,
                      "static assertion failed" if verdict == "FAIL" else "", "error: no\n" * 20)

    runs = [run(*(record(name, id, number, of) for number, (name, id) in enumerate(tests)))
            for of in range(RUNS)]
    return render.site(report(files, *(Implementation(f"run{of}", one) for of, one in enumerate(runs))))


@unittest.skipIf(MISSING, f"not installed: {', '.join(MISSING)}")
class BrowserTest(unittest.TestCase):
    directory: Path
    driver: Any

    @classmethod
    def setUpClass(cls) -> None:
        temporary = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        cls.addClassCleanup(temporary.cleanup)
        cls.directory = Path(temporary.name)
        (cls.directory / "sources").mkdir()
        command.write(cls.directory / "many", many(cls.directory / "sources"))
        command.write(cls.directory / "evil", render.site(sample_report(cls.directory / "sources", EVIL)))
        options = webdriver.ChromeOptions()
        options.binary_location = toolchain.command("chromium")
        for argument in ("--headless", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
                         "--disable-background-networking", "--disable-component-update",
                         f"--user-data-dir={cls.directory / 'profile'}", "--window-size=1300,1000",
                         *(["--no-sandbox"] if os.geteuid() == 0 else [])):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        cls.driver = webdriver.Chrome(service=Service(toolchain.command("chromedriver")), options=options)
        cls.addClassCleanup(cls.driver.quit)
        cls.driver.set_page_load_timeout(HANG)

    def tearDown(self) -> None:
        self.assertEqual(self.driver.get_log("browser"), [], "the console has complaints")

    def open(self, page: str, site: str = "many") -> None:
        self.driver.get("about:blank")
        self.driver.get(f"{(self.directory / site).as_uri()}/{page}")

    def script(self, text: str, *arguments: object) -> Any:
        return self.driver.execute_script(text, *arguments)

    def wait(self, condition: Callable[[], object]) -> None:
        WebDriverWait(self.driver, HANG).until(lambda _: condition())

    def find(self, selector: str) -> Any:
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def count(self, selector: str) -> int:
        return int(self.script("return document.querySelectorAll(arguments[0]).length", selector))

    def choose(self, name: str, value: str) -> None:
        Select(self.find(f"[name={name}]")).select_by_value(value)

    def said(self) -> str:
        return str(self.find("#count").text)

    def test_it_loads(self) -> None:
        self.open("index.html")
        milliseconds = self.script("const t = performance.getEntriesByType('navigation')[0];"
                                   "return t.loadEventEnd - t.startTime")
        print(f"{TESTS} tests by {RUNS} runs: loaded in {milliseconds:.0f} ms")
        self.assertEqual(self.count(".map"), RUNS)
        self.assertEqual(self.script("return JSON.parse(data.textContent).tests.length"), TESTS)

    def test_filters(self) -> None:
        self.open("index.html")
        paragraphs = self.count(".tree li[data-key]")
        self.choose("run", "run1")
        self.choose("verdict", "F")
        self.assertRegex(self.said(), rf"^\d+ of {paragraphs} paragraphs, 750 of 3000 tests$")
        self.assertEqual(self.count(".map:not([hidden])"), 1)
        bright = ".map:not([hidden]) a.cell:not(.dim)"
        self.assertEqual(self.count(bright), self.count(f"{bright}.FAIL"))
        self.assertEqual(self.count(bright), self.count(".tree li[data-key]:not([hidden])"))
        self.choose("kind", "verify")
        self.assertIn("250 of 3000 tests", self.said())
        self.choose("in", "exec.let")
        self.assertEqual(self.count(bright), self.count(f"{bright}[data-key^='exec.let/']"))
        self.assertTrue(self.find("#tests a").text.endswith(".verify.cpp"))
        self.find("#filters [type=reset]").click()
        self.wait(lambda: self.said() == "")
        self.assertEqual((self.count("a.cell.dim"), self.count(".tree li[hidden]")), (0, 0))

    def test_search_by_paragraph_entity_and_test(self) -> None:
        self.open("index.html")
        self.find("body").send_keys("/")
        search = self.driver.switch_to.active_element
        self.assertEqual(search.get_attribute("id"), "q")
        for words, key, unwanted in (("exec.let/9", "exec.let/9", "exec.then/3"),
                                     ("[exec.let]", "exec.let/9", "exec.then/3"),
                                     ("ex::let_value_t", "exec.let/2", "exec.then/3")):
            search.clear()
            search.send_keys(words)
            self.wait(lambda: self.said())
            self.assertTrue(self.find(f".tree li[data-key='{key}']").is_displayed(), words)
            self.assertEqual(self.count(f".tree li[data-key='{unwanted}']:not([hidden])"), 0, words)
        search.clear()
        search.send_keys("t2999.")
        self.assertIn("1 of 3000 tests", self.said())
        self.assertEqual(self.find("#tests a").text, "exec/t2999.verify.cpp")
        self.find("#tests a").click()
        self.wait(lambda: self.script("return document.querySelector(':target')?.open"))
        self.driver.back()
        self.wait(lambda: "1 of 3000 tests" in self.said())
        self.find("#q").send_keys(Keys.ESCAPE)
        self.wait(lambda: self.said() == "")

    def test_links_can_be_shared(self) -> None:
        for link in ("index.html#exec.let/9", "index.html#exec.let/9.2", "index.html#exec.let%2F9.2.1"):
            self.open(link)
            row = self.find(".tree li.chosen")
            self.assertEqual(row.get_attribute("data-key"), "exec.let/9")
            self.assertTrue(row.is_displayed())
            self.assertEqual(self.count("a.cell.chosen"), RUNS)
        self.open("exec.let.html#exec.let/2.2")
        self.assertEqual(self.script("return document.querySelector(':target').id"), "exec.let/2.2")
        self.open("index.html")
        self.choose("verdict", "M")
        self.find("#q").send_keys("exec.let & more")
        self.find("#q").send_keys(Keys.BACKSPACE * len(" & more"))
        said, shared = self.said(), self.driver.current_url
        self.assertRegex(shared, r"#\?q=exec.let&verdict=M$")
        self.driver.get("about:blank")
        self.driver.get(shared)
        self.assertEqual(self.said(), said)
        self.assertEqual(self.find("#q").get_attribute("value"), "exec.let")

    def test_arrow_keys_go_through_the_map(self) -> None:
        self.open("index.html")
        self.assertEqual(self.count("a.cell[tabindex='0']"), RUNS)
        first = self.find(".map a.cell")
        self.script("arguments[0].focus()", first)
        for key, moved in ((Keys.ARROW_RIGHT, 1), (Keys.ARROW_LEFT, 0), (Keys.END, -1), (Keys.HOME, 0)):
            self.driver.switch_to.active_element.send_keys(key)
            cells = self.driver.find_elements(By.CSS_SELECTOR, ".map:first-child a.cell")
            self.assertEqual(self.driver.switch_to.active_element, cells[moved])
        self.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        below = self.driver.switch_to.active_element
        self.assertGreater(below.location["y"], first.location["y"])
        key = below.get_attribute("data-key")
        below.send_keys(Keys.ENTER)
        self.wait(lambda: self.driver.current_url.endswith(f".html#{key}"))

    def test_colours_are_the_systems_unless_switched(self) -> None:
        def background() -> str:
            return str(self.script("return getComputedStyle(document.body).backgroundColor"))

        def prefer(scheme: str) -> None:
            features = [{"name": "prefers-color-scheme", "value": scheme}]
            self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})

        self.open("index.html")
        prefer("light")
        light = background()
        prefer("dark")
        dark = background()
        self.assertNotEqual(light, dark)
        switch = self.find("#theme")
        seen = []
        for _ in range(3):
            switch.click()
            seen.append((switch.text, background()))
        self.assertEqual(seen, [("colours: light", light), ("colours: dark", dark), ("colours: auto", dark)])
        switch.click()
        self.open("exec.let.html")
        self.assertEqual(background(), light)
        self.script("localStorage.clear()")

    def test_it_fits_a_narrow_screen(self) -> None:
        metrics = {"width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": True}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        self.addCleanup(self.driver.execute_cdp_cmd, "Emulation.clearDeviceMetricsOverride", {})
        for page in ("index.html", "exec.let.html", "compare.run0..run1.html"):
            self.open(page)
            self.assertEqual(self.script("return document.documentElement.scrollWidth"), 400, page)

    def test_what_is_folded_is_printed(self) -> None:
        self.open("exec.let.html")
        folded = self.count("details:not([open])")
        self.assertGreater(folded, 0)
        self.script("dispatchEvent(new Event('beforeprint'))")
        self.assertEqual(self.count("details:not([open])"), 0)
        self.script("dispatchEvent(new Event('afterprint'))")
        self.assertEqual(self.count("details:not([open])"), folded)

    def test_markup_of_others_stays_text(self) -> None:
        for path in sorted((self.directory / "evil").glob("*.html")):
            if path.name.startswith(("index", "exec.let.", "compare")):
                self.open(path.name, "evil")
                self.assertEqual(self.count("img, textarea, script:not([src='report.js']):not(#data)"), 0)
        self.open("index.html", "evil")
        self.find("#q").send_keys("script")
        self.assertEqual(self.count("#tests li"), 1)
        self.assertIn("<script>", self.find("#tests").text)
        self.assertEqual(self.count("#found script, #found img"), 0)
        Select(self.find("[name=run]")).select_by_index(1)
        self.assertEqual(self.count(".map:not([hidden])"), 1)

    def test_a_web_server_serves_it_as_well(self) -> None:
        class Quiet(http.server.SimpleHTTPRequestHandler):
            def log_message(self, format: str, *arguments: object) -> None:
                pass

        handler = functools.partial(Quiet, directory=str(self.directory / "many"))
        with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            self.driver.get(f"http://127.0.0.1:{server.server_port}/#exec.let/9")
            self.assertTrue(self.find(".tree li.chosen").is_displayed())
            self.driver.get("about:blank")
            server.shutdown()


if __name__ == "__main__":
    unittest.main()
