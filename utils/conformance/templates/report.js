// Filters, search, links that can be shared, keys, and the colour scheme. Without it the pages can be read all the same.
"use strict";

// -- colour scheme: the system's, unless the switch says otherwise

const THEMES = ["auto", "light", "dark"];

function storedTheme() {
  try {
    return THEMES.includes(localStorage.getItem("theme")) ? localStorage.getItem("theme") : "auto";
  } catch {
    return "auto"; // some browsers keep nothing for files
  }
}

function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch { /* it lasts as long as the page */ }
}

function themeSwitch(button) {
  let theme = storedTheme();
  const show = () => { button.textContent = `colours: ${theme}`; };
  button.addEventListener("click", () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
    setTheme(theme);
    show();
  });
  button.hidden = false;
  show();
}

setTheme(storedTheme()); // before anything is painted

// -- places: `#exec.let/9.2`, with filters behind a question mark: `#exec.let/9.2?verdict=F&run=beman`

function readHash() {
  const [place, filters] = location.hash.slice(1).split(/\?(.*)/s);
  let name = place;
  try {
    name = decodeURIComponent(place);
  } catch { /* it is not encoded */ }
  return { place: name, filters: new URLSearchParams(filters || "") };
}

// What contains a place: a bullet's paragraph (exec.let/9 for exec.let/9.2), a paragraph's subclause; "" at the end.
function around(place) {
  const bullet = /^(.*\/.*)\.\d+$/.exec(place);
  if (bullet) return bullet[1];
  return place.includes("/") ? place.slice(0, place.lastIndexOf("/")) : "";
}

// The element of a place, or of the nearest one around it that there is.
function elementOf(place) {
  for (let id = place; id; id = around(id)) {
    const found = document.getElementById(id) || document.querySelector(`[data-name="${CSS.escape(id)}"]`);
    if (found) return found;
  }
  return null;
}

function unfoldTo(element) {
  for (let up = element; up; up = up.parentElement) if (up.tagName === "DETAILS") up.open = true;
}

function goTo(place) {
  document.querySelectorAll(".chosen").forEach((old) => old.classList.remove("chosen"));
  const element = place && elementOf(place);
  if (!element) return;
  unfoldTo(element);
  if (element.dataset.key) {
    element.classList.add("chosen");
    document.querySelectorAll(`a.cell[data-key="${CSS.escape(element.dataset.key)}"]`)
      .forEach((cell) => cell.classList.add("chosen"));
  }
  element.scrollIntoView({ block: "center" });
}

// -- the first page

const SHOWN = 200; // tests in the list

class Overview {
  constructor(data) {
    this.data = data;
    this.form = document.getElementById("filters");
    this.rows = new Map();
    document.querySelectorAll(".tree li[data-key]").forEach((row) => this.rows.set(row.dataset.key, row));
    this.cells = Array.from(document.querySelectorAll("a.cell"), (cell) => ({
      cell, key: cell.dataset.key, run: cell.closest(".map").dataset.run,
    }));
    this.branches = Array.from(document.querySelectorAll(".branch")).reverse(); // inner ones first
    const lower = (...parts) => parts.join(" ").toLowerCase();
    for (const test of data.tests) test.text = lower("test/" + test.name, test.entities);
    for (const paragraph of data.paragraphs) {
      const entities = data.entities[paragraph.subclause] || "";
      paragraph.text = lower(`[${paragraph.subclause}]`, paragraph.key, paragraph.text, entities);
      for (const index of paragraph.tests) (data.tests[index].of ||= []).push(paragraph);
    }
    this.form.hidden = false;
    this.form.addEventListener("submit", (event) => event.preventDefault());
    for (const event of ["input", "change"]) this.form.addEventListener(event, () => this.changed());
    this.form.addEventListener("reset", () => setTimeout(() => this.changed()));
    addEventListener("hashchange", () => this.read());
    this.unfold();
    this.read();
  }

  unfold() {
    const button = document.getElementById("unfold");
    button.hidden = false;
    button.addEventListener("click", () => {
      const open = !this.branches.every((branch) => branch.open);
      this.branches.forEach((branch) => { branch.open = open; });
      button.textContent = open ? "fold all" : "unfold all";
    });
  }

  read() {
    const { place, filters } = readHash();
    for (const field of this.form.elements) if (field.name) field.value = filters.get(field.name) || "";
    this.filter();
    goTo(place);
  }

  changed() {
    const filters = new URLSearchParams();
    for (const [name, value] of new FormData(this.form)) if (value.trim()) filters.set(name, value.trim());
    // Leaving the search field is no change, and must not replace the link that is being clicked.
    if (filters.toString() === readHash().filters.toString()) return;
    history.replaceState(null, "", filters.size ? `#?${filters}` : "#");
    this.filter();
  }

  filter() {
    const wanted = Object.fromEntries(new FormData(this.form));
    const words = wanted.q.toLowerCase().split(/\s+/).filter(Boolean);
    const run = this.data.labels.indexOf(wanted.run);
    const { paths, paragraphs, tests } = this.data;
    const has = (states) => !wanted.verdict || (run < 0 ? states : states[run]).includes(wanted.verdict);
    const says = (...texts) => words.every((word) => texts.some((text) => text.includes(word)));
    const isIn = (paragraph) => !wanted.in || paths[paragraph.subclause].includes(wanted.in);
    const active = Boolean(words.length || wanted.verdict || wanted.run || wanted.kind || wanted.in);

    const shown = new Set();
    for (const paragraph of paragraphs) {
      const own = paragraph.tests.map((index) => tests[index]);
      if (isIn(paragraph) && has(paragraph.states)
          && (!wanted.kind || paragraph.kind === wanted.kind || own.some((test) => test.kind === wanted.kind))
          && (says(paragraph.text) || own.some((test) => says(test.text, paragraph.text)))) shown.add(paragraph.key);
    }
    const matching = tests.filter((test) => has(test.states)
      && (!wanted.kind || test.kind === wanted.kind || test.of.some((paragraph) => paragraph.kind === wanted.kind))
      && test.of.some((paragraph) => isIn(paragraph) && says(test.text, paragraph.text)));

    for (const [key, row] of this.rows) row.hidden = active && !shown.has(key);
    for (const { cell, key } of this.cells) cell.classList.toggle("dim", active && !shown.has(key));
    document.querySelectorAll(".map").forEach((map) => { map.hidden = Boolean(wanted.run) && map.dataset.run !== wanted.run; });
    for (const branch of this.branches) {
      const filled = branch.querySelector(":scope > .paragraphs > li:not([hidden]), :scope > .branch:not([hidden])");
      branch.hidden = active && !filled;
      if (words.length && filled && shown.size <= SHOWN) branch.open = true;
    }
    this.list(active ? matching : []);
    document.getElementById("count").textContent = active
      ? `${shown.size} of ${paragraphs.length} paragraphs, ${matching.length} of ${tests.length} tests` : "";
  }

  list(tests) {
    const items = tests.slice(0, SHOWN).map((test) => {
      const item = document.createElement("li");
      const states = document.createElement("span");
      states.className = "states";
      Array.from(test.states).forEach((letter, index) => {
        const cell = document.createElement("i");
        cell.className = `cell ${CLASSES[letter]}`;
        cell.title = `${this.data.labels[index]}: ${this.data.words[letter]}`;
        states.append(cell);
      });
      const link = document.createElement("a");
      link.href = `${test.of[0].link}:${test.name}`;
      link.textContent = test.name;
      item.append(states, " ", link);
      return item;
    });
    document.getElementById("tests").replaceChildren(...items);
    document.getElementById("found").hidden = !items.length;
    document.getElementById("more").textContent = tests.length > SHOWN ? `and ${tests.length - SHOWN} more` : "";
  }
}

const CLASSES = { F: "FAIL", M: "MISSING", P: "PASS", I: "INFORMATIVE", S: "SKIP", N: "NONE" };

// -- keys: / searches, Escape leaves the search; arrows go through a heat map, whose cells are one stop of the Tab key

function keys() {
  const search = document.getElementById("q");
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && search && !typing) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search) {
      search.form.reset();
      search.blur();
    }
  });
  for (const map of document.querySelectorAll(".map")) {
    const first = map.querySelector("a.cell");
    if (first) first.tabIndex = 0;
    map.addEventListener("keydown", (event) => moveIn(map, event));
  }
}

function moveIn(map, event) {
  const cells = Array.from(map.querySelectorAll("a.cell:not(.dim)"));
  const here = event.target.closest("a.cell");
  if (!here || !cells.length) return;
  const at = cells.indexOf(here);
  const below = (sign) => {
    const from = here.getBoundingClientRect();
    let best = null;
    for (const cell of cells) {
      const to = cell.getBoundingClientRect();
      const down = sign * (to.top - from.top);
      const distance = down * 100 + Math.abs(to.left - from.left);
      if (down > 2 && (!best || distance < best.distance)) best = { cell, distance };
    }
    return best && best.cell;
  };
  const next = {
    ArrowRight: () => cells[at + 1], ArrowLeft: () => (at < 0 ? cells[0] : cells[at - 1]), Home: () => cells[0],
    End: () => cells[cells.length - 1], ArrowDown: () => below(1), ArrowUp: () => below(-1),
  }[event.key]?.();
  if (!next) return;
  event.preventDefault();
  here.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

// -- print: what is folded would be lost

function printing() {
  let opened = [];
  addEventListener("beforeprint", () => {
    opened = Array.from(document.querySelectorAll("details:not([open])"));
    opened.forEach((details) => { details.open = true; });
  });
  addEventListener("afterprint", () => opened.forEach((details) => { details.open = false; }));
}

document.addEventListener("DOMContentLoaded", () => {
  themeSwitch(document.getElementById("theme"));
  keys();
  printing();
  const data = document.getElementById("data");
  if (data) {
    new Overview(JSON.parse(data.textContent));
  } else {
    const go = () => goTo(readHash().place);
    addEventListener("hashchange", go);
    go();
  }
});
