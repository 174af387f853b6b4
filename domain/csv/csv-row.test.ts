import fc from 'fast-check';
import { type CsvCell, csvRow } from './csv-row.ts';

/** Cells row by row, read by RFC 4180 alone: it knows nothing of how they were written. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let place = 0;
  while (place < text.length) {
    const [cell, end] = text[place] === '"' ? readQuoted(text, place + 1) : readPlain(text, place);
    row.push(cell);
    if (text[end] === ',') {
      place = end + 1;
      // A comma at the end of a line has an empty cell behind it.
      continue;
    }
    if (text.slice(end, end + 2) !== '\r\n') throw new Error(`No end of a line at ${end}: ${text}`);
    rows.push(row);
    row = [];
    place = end + 2;
  }
  if (row.length > 0) throw new Error(`A line without an end: ${text}`);
  return rows;
}

function readPlain(text: string, start: number): [cell: string, end: number] {
  const end = start + (/^[^",\r\n]*/.exec(text.slice(start))?.[0].length ?? 0);
  return [text.slice(start, end), end];
}

function readQuoted(text: string, start: number): [cell: string, end: number] {
  let cell = '';
  for (let place = start; place < text.length; place++) {
    if (text[place] !== '"') cell += text[place];
    else if (text[place + 1] === '"') {
      cell += '"';
      place++;
    } else return [cell, place + 1];
  }
  throw new Error(`A quote that does not end: ${text}`);
}

describe('a row', () => {
  it.each<[string, readonly CsvCell[], string]>([
    ['words', ['Rex', 'dog'], '"Rex","dog"\r\n'],
    ['numbers', [{ number: '12.50' }, { number: '3' }], '12.50,3\r\n'],
    [
      'texts in digits: a phone number, a SKU, a code',
      ['5551234567', '007', '2024'],
      '"5551234567","007","2024"\r\n',
    ],
    ['a number that is missing', [{ number: '' }, { number: '0' }], ',0\r\n'],
    ['no number in a column of numbers', [{ number: 'cheap' }, { number: '-5.00' }], '"cheap","\'-5.00"\r\n'],
    [
      'what only begins or reads as a number',
      ['1e5', '1.', '12,50', '3 kg'],
      '"1e5","1.","12,50","3 kg"\r\n',
    ],
    ['nothing', ['', ''], ',\r\n'],
    ['a comma', ['Kennel Lane 12, York'], '"Kennel Lane 12, York"\r\n'],
    ['a formula behind a semicolon', ['Mia;=1+1'], '"Mia;=1+1"\r\n'],
    ['a formula behind a tab', ['Mia\t=1+1'], '"Mia\t=1+1"\r\n'],
    ['a number behind a semicolon', ['1;2'], '"1;2"\r\n'],
    ['quotes, doubled', ['the "big" one'], '"the ""big"" one"\r\n'],
    ['lines', ['one\ntwo\r\nthree'], '"one\ntwo\r\nthree"\r\n'],
    ['spaces, as they are', [' a '], '" a "\r\n'],
    ['signs of the whole world', ['Zoë 🐶 犬'], '"Zoë 🐶 犬"\r\n'],
    ['a formula', ['=1+1'], '"\'=1+1"\r\n'],
    ['a formula in wide letters', ['＝1＋1'], '"\'＝1＋1"\r\n'],
    ['a formula with quotes', ['=HYPERLINK("x")'], '"\'=HYPERLINK(""x"")"\r\n'],
    ['a phone number', ['+44 20 7946 0018'], '"\'+44 20 7946 0018"\r\n'],
    ['an amount below zero', ['-5.00'], '"\'-5.00"\r\n'],
    ['a command', ['@SUM(A1)'], '"\'@SUM(A1)"\r\n'],
    ['a tab first', ['\t=1'], '"\'\t=1"\r\n'],
    ['a carriage return first', ['\r=1'], '"\'\r=1"\r\n'],
    ['a line feed first', ['\n=1'], '"\'\n=1"\r\n'],
    ['such a sign within', ['a=b', '1-2', 'robin@petshop.test'], '"a=b","1-2","robin@petshop.test"\r\n'],
    ['an apostrophe', ["'tis"], '"\'tis"\r\n'],
  ])('of %s', (_what, cells, text) => {
    expect(csvRow(cells)).toBe(text);
  });
});

/** Texts made of what is special in a file and what is not. */
const aText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'",;\r\n\t=+-@＝\' aé🐶1') }),
);
const aFile = fc
  .integer({ min: 1, max: 6 })
  .chain((width) => fc.array(fc.array(aText, { minLength: width, maxLength: width }), { minLength: 1 }));

describe('whatever the cells are', () => {
  it('a reader gets them back, but for an apostrophe before a formula', () => {
    fc.assert(
      fc.property(aFile, (rows) => {
        const read = readCsv(rows.map(csvRow).join(''));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        const pairs = rows.flat().map((cell, place) => [cell, read.flat()[place]] as const);
        for (const [cell, got] of pairs) expect([cell, `'${cell}`]).toContain(got);
      }),
    );
  });

  it('none that is read begins as a formula does, and no other has an apostrophe more', () => {
    fc.assert(
      fc.property(aText, (cell) => {
        const got = readCsv(csvRow([cell, '']))[0]?.[0] ?? '';
        expect('=+-@＝＋－＠\t\r\n'.includes(got.charAt(0) || 'none')).toBe(false);
        const isFormula = cell !== '' && '=+-@＝＋－＠\t\r\n'.includes(cell.charAt(0));
        expect(got).toBe(isFormula ? `'${cell}` : cell);
      }),
    );
  });
});
