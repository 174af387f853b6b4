// A CSS module in a test: every class has its own name.
module.exports = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });
