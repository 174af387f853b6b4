import { readCsv } from './read-csv.ts';
import { type Separator, separationOf } from './separator.ts';

it.each<[string, string, Separator]>([
  ['commas', 'sku,name,price\nA,"b;c;d;e",1', ','],
  ['semicolons, with decimal commas below', 'sku;name;price\nA;b;1,5', ';'],
  ['tabs', 'sku\tname\tprice\nA\tb, c, d\t1', '\t'],
  ['bars', 'sku|name\nA|b', '|'],
  ['headings in quotation marks with commas', '"GTIN, UPC, EAN, or ISBN";"Name"\n', ';'],
  ['a line that says so', 'sep=;\r\nsku,x;name\r\nA;b', ';'],
  ['such a line with a tab', 'sep=\t\nsku\tname', '\t'],
  ['one column', 'sku\nA', ','],
  ['lines with nothing in front', '\n\nsku;name\nA;b', ';'],
])('finds %s', (_what, text, separator) => {
  expect(separationOf(text).separator).toBe(separator);
  expect(separationOf(`\uFEFF${text}`).separator).toBe(separator);
});

it('begins behind the line that says what separates', () => {
  const text = '\uFEFFsep=;\r\nsku;name\r\nA;"b;c"';
  const rows = [...readCsv(text, {}, separationOf(text))].map(({ line, cells }) => [line, ...cells]);
  expect(rows).toEqual([
    [2, 'sku', 'name'],
    [3, 'A', 'b;c'],
  ]);
});
