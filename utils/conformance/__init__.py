"""The harness of the conformance suite for std::execution."""
