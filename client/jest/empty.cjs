// A style sheet in a test.
