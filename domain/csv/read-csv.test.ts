import fc from 'fast-check';
import { csvRow } from './csv-row.ts';
import { withoutDefusal } from './formulas.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

const MARK_WITHIN = 'A quotation mark within a cell is written twice, and the cell stands in quotation marks';
const TEXT_BEHIND = 'Behind the closing quotation mark of a cell stands a comma or the end of the line';
const NO_END = 'A quotation mark that opens a cell is never closed: nothing behind it can be read';

function row(line: number, ...cells: string[]): CsvRow {
  return { line, cells };
}

describe('a CSV file', () => {
  it.each<[string, string, CsvRow[]]>([
    ['of nothing', '', []],
    ['of a byte order mark alone', '\uFEFF', []],
    ['of one cell', 'Rex', [row(1, 'Rex')]],
    ['with a byte order mark', '\uFEFF_id,petname\r\n', [row(1, '_id', 'petname')]],
    ['of two rows', 'a,b\r\n1,2\r\n', [row(1, 'a', 'b'), row(2, '1', '2')]],
    ['whose last line has no end', 'a,b\r\n1,2', [row(1, 'a', 'b'), row(2, '1', '2')]],
    ['of Unix', 'a,b\n1,2\n', [row(1, 'a', 'b'), row(2, '1', '2')]],
    ['of an old Macintosh', 'a,b\r1,2\r', [row(1, 'a', 'b'), row(2, '1', '2')]],
    ['with empty cells', ',\r\n"",\r\n,""', [row(1, '', ''), row(2, '', ''), row(3, '', '')]],
    ['with empty lines', '\r\na,b\r\n\r\n\n1,2\r\n\r\n', [row(2, 'a', 'b'), row(5, '1', '2')]],
    ['with a comma in a cell', '"Kennel Lane 12, York",x', [row(1, 'Kennel Lane 12, York', 'x')]],
    ['with quotation marks', '"the ""big"" one",""""', [row(1, 'the "big" one', '"')]],
    ['with spaces, which count', ' a , b ', [row(1, ' a ', ' b ')]],
    [
      'with lines in a cell',
      'x,"one\ntwo\r\nthree",y\r\nnext,,\r\n',
      [row(1, 'x', 'one\ntwo\r\nthree', 'y'), row(4, 'next', '', '')],
    ],
    ['with an empty line in a cell', '"a\r\n\r\nb"\r\nc', [row(1, 'a\r\n\r\nb'), row(4, 'c')]],
    ['with blanks and tabs before marks', 'a, "b",\t "c"', [row(1, 'a', 'b', 'c')]],
    ['with blanks and tabs behind marks', '"a" ,"b"\t\r\n"c" ', [row(1, 'a', 'b'), row(2, 'c')]],
    ['with blanks in plain cells, as they are', ' Rex, 5 ,', [row(1, ' Rex', ' 5 ', '')]],
    ['with apostrophes, as they are', "'=1+1,'tis", [row(1, "'=1+1", "'tis")]],
    [
      'with a mark within a cell',
      'a,5" bowl\r\nb,c',
      [{ ...row(1, 'a', '5" bowl'), mistake: MARK_WITHIN }, row(2, 'b', 'c')],
    ],
    [
      'with text behind a cell',
      '"a"b,c\r\nd,e',
      [{ ...row(1, 'ab', 'c'), mistake: TEXT_BEHIND }, row(2, 'd', 'e')],
    ],
    [
      'with a mark that is never closed',
      'a,b\r\nc,"d\r\ne,f\r\n',
      [row(1, 'a', 'b'), { ...row(2, 'c', 'd\r\ne,f\r\n'), mistake: NO_END }],
    ],
  ])('%s', (_what, text, rows) => {
    expect([...readCsv(text)]).toEqual(rows);
  });
});

describe('a row that is larger than is taken', () => {
  it('is the last one that is read, and says so', () => {
    expect([...readCsv('a,b\r\n1,2,3,4\r\n5,6', { cells: 2 })]).toEqual([
      row(1, 'a', 'b'),
      { ...row(2, '1', '2'), mistake: 'More than 2 cells stand in one line: nothing behind was read' },
    ]);
  });

  it.each(['a,"1234567"\r\n5,6', 'a,"123456\r\n5,6', `a,${'""'.repeat(9)}\r\n5,6`])(
    'is the last one where a cell of it has no end in sight: %j',
    (text) => {
      const mistake = 'A cell has no end, or a very late one: nothing behind was read';
      expect([...readCsv(text, { cellLength: 6 })]).toEqual([{ ...row(1, 'a', ''), mistake }]);
    },
  );

  it('has as many cells as are taken', () => {
    expect([...readCsv(',\r\n', { cells: 2 })]).toEqual([row(1, '', '')]);
  });
});

/** Texts made of what is special in a file and what is not. */
const aText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'",\r\n\t=+-@\' aé🐶') }),
);

describe('whatever a file is', () => {
  it('of what was written, each cell is read again, but for an apostrophe that was there before a formula', () => {
    const aFile = fc
      .integer({ min: 2, max: 6 })
      .chain((width) => fc.array(fc.array(aText, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(aFile, (rows) => {
        const read = [...readCsv(rows.map(csvRow).join(''))];
        expect(read.map(({ mistake }) => mistake)).toEqual(rows.map(() => undefined));
        expect(read.map(({ cells }) => cells.map(withoutDefusal))).toEqual(
          rows.map((cells) => cells.map(withoutDefusal)),
        );
      }),
    );
  });

  it('it is read to its end, and each row begins on a line of its own', () => {
    fc.assert(
      fc.property(aText, (text) => {
        const lines = [...readCsv(text)].map(({ line }) => line);
        expect(lines).toEqual([...new Set(lines)].sort((a, b) => a - b));
        expect(lines.at(-1) ?? 0).toBeLessThanOrEqual(text.split(/\r\n|\n|\r/).length);
      }),
    );
  });
});
