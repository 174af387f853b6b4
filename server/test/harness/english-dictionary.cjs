// The package loads itself as a module only, which a CommonJS test can't: these are its two files.
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, '../../../node_modules/dictionary-en');

exports.default = {
  aff: readFileSync(join(folder, 'index.aff')),
  dic: readFileSync(join(folder, 'index.dic')),
};
exports.__esModule = true;
