import { Families } from './families.ts';
import { readOtherShop, rowByHeading } from './other-shops.ts';
import { mappingOf, systemOf } from './systems.ts';

/** The goods in a file of another shop: of each its name, its family and its variant. */
function goodsIn([head = '', ...lines]: readonly string[]): (string | undefined)[][] {
  const headings = head.split(';');
  const system = systemOf(headings);
  const families = new Families(headings, system);
  const rows = lines.map((line) => line.split(';'));
  for (const row of rows) families.learn(row);
  return rows.flatMap((row) => {
    const { skipped, cells } = readOtherShop(system, rowByHeading(headings, families.fill(row)));
    return skipped === undefined ? [[cells.petname, cells.family, cells.variant]] : [];
  });
}

const old =
  'Handle;Title;Option1 Name;Option1 Value;Option2 Name;Option2 Value;Option3 Name;Option3 Value;Variant SKU;Variant Price;Image Src';
const recent = 'Title;URL handle;SKU;Option1 name;Option1 value;Option2 name;Option2 value;Price';

describe('the families of Shopify’s products', () => {
  it.each<[string, string[], (string | undefined)[][]]>([
    [
      'sizes of one handle',
      [old, 'kibble;Kibble;Size;2 kg;;;;;K-2;9;', 'kibble;;;5 kg;;;;;K-5;19;'],
      [
        ['Kibble – 2 kg', 'kibble', '2 kg'],
        ['Kibble – 5 kg', 'kibble', '5 kg'],
      ],
    ],
    [
      'under the newer headings',
      [recent, 'Kibble;kibble;K-2;Size;2 kg;Taste;Salmon;9', ';kibble;K-5;;5 kg;;Duck;19'],
      [
        ['Kibble – 2 kg, Salmon', 'kibble', '2 kg, Salmon'],
        ['Kibble – 5 kg, Duck', 'kibble', '5 kg, Duck'],
      ],
    ],
    [
      'three options, one of them left empty',
      [old, 'collar;Collar;Size;S;Color;Red;Width;2 cm;C-1;9;', 'collar;;;M;;;;3 cm;C-2;9;'],
      [
        ['Collar – S, Red, 2 cm', 'collar', 'S, Red, 2 cm'],
        ['Collar – M, 3 cm', 'collar', 'M, 3 cm'],
      ],
    ],
    ['no family of what stands alone', [old, 'ball;Ball;Title;Default Title;;;;;B-1;9;'], [['Ball', '', '']]],
    [
      'no item of a row that has a picture alone',
      [old, 'ball;Ball;Title;Default Title;;;;;B-1;9;a.jpg', 'ball;;;;;;;;;;b.jpg'],
      [['Ball', '', '']],
    ],
  ])('%s', (_what, file, goods) => {
    expect(goodsIn(file)).toEqual(goods);
  });

  it('keep apart what differs at its end alone, within what the shop has for it', () => {
    const [handle, option] = ['h'.repeat(90), 'o'.repeat(50)];
    const file = [
      old,
      `${handle};Bed;Size;${option} S;;;;;B-1;9;`,
      `${handle}-copy;Bed;Size;${option} M;;;;;B-2;9;`,
    ];
    const [one = [], other = []] = goodsIn(file).map(([, ...cells]) => cells);
    expect([...one, ...other].every((cell) => cell?.includes('…'))).toBe(true);
    expect(new Set([one[0], other[0], one[1], other[1]]).size).toBe(4);
    expect([one, other].map((cells) => cells.map((cell = '') => cell.length))).toEqual([
      [79, 39],
      [79, 39],
    ]);
  });

  it('cut no character in two', () => {
    const [[, family = ''] = []] = goodsIn([old, `${'🐶'.repeat(45)};Bed;Size;S;;;;;B-1;9;`]);
    expect(family).toBe(`${'🐶'.repeat(19)}…${'🐶'.repeat(19)}`);
  });
});

const woo =
  'ID;Type;SKU;Name;Published;Regular price;Parent;Attribute 1 name;Attribute 1 value(s);Attribute 2 name;Attribute 2 value(s)';

describe('the families of WooCommerce’s products', () => {
  it.each<[string, string[], string[]]>([
    [
      'its parent by SKU',
      ['1;variable;P-1;Collar;1;;;Color;Red, Blue;;', '2;variation;V-2;Red;1;9;P-1;Color;Red;;'],
      ['P-1', 'Red'],
    ],
    [
      'its parent by id',
      ['1;variable;P-1;Collar;1;;;Color;Red, Blue;;', '2;variation;V-2;Red;1;9;id:1;Color;Red;;'],
      ['P-1', 'Red'],
    ],
    [
      'a parent behind it',
      ['2;variation;V-2;Red;1;9;id:1;Color;Red;;', '1;variable;P-1;Collar;1;;;Color;Red, Blue;;'],
      ['P-1', 'Red'],
    ],
    [
      'a parent without a SKU',
      ['1;variable;;Collar;1;;;Color;Red, Blue;;', '2;variation;V-2;Red;1;9;id:1;Color;Red;;'],
      ['id:1', 'Red'],
    ],
    ['a parent that is not in the file', ['2;variation;V-2;Red;1;9;id:1;Color;Red;;'], ['id:1', 'Red']],
    ['two attributes', ['2;variation;V-2;Red;1;9;P-1;Color;Red;Size;L\\, wide'], ['P-1', 'Red, L, wide']],
    ['any value of an attribute', ['2;variation;V-2;Red;1;9;P-1;Color;;Size;L'], ['P-1', 'L']],
    ['nothing of what stands alone', ['2;simple;S-1;Ball;1;9;;Color;Red, Blue;;'], ['', '']],
  ])('%s', (_what, rows, cells) => {
    expect(goodsIn([woo, ...rows]).map(([, ...found]) => found)).toEqual([cells]);
  });
});

it.each([
  ['shopify', old, ['Handle', 'Option1 Value']],
  ['shopify', recent, ['URL handle', 'Option1 value']],
  ['woocommerce', woo, ['Parent', 'Attribute 1 value(s)']],
] as const)('%s’s file says so in the columns of the family and the variant', (system, head, columns) => {
  const headings = head.split(';');
  const targets = mappingOf(headings, system);
  expect(['family', 'variant'].map((target) => headings[targets.indexOf(target as 'family')])).toEqual(
    columns,
  );
});
