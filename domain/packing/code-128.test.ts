import { type Barcode, code128 } from './code-128.ts';

/** Bars as 1 and gaps as 0, a module each. */
function modulesOf({ bars, width }: Barcode): string {
  const modules = Array.from({ length: width }, () => '0');
  for (const bar of bars) modules.fill('1', bar.at, bar.at + bar.width);
  return modules.join('');
}

// The patterns are those of the standard: the start of set B, the characters, the check symbol and the stop.
test.each([
  ['A', ['11010010000', '10100011000', '10001011000', '1100011101011']],
  ['a1', ['11010010000', '10010110000', '10011100110', '10111101110', '1100011101011']],
])('%s is drawn as the standard has it', (text, symbols) => {
  const barcode = code128(text);
  expect(barcode && modulesOf(barcode)).toBe(symbols.join(''));
});

// 104 + 55×1 + 73×2 + 75×3 + … + 65×9 = 3281, and 3281 mod 103 = 88.
test('the check symbol counts each character by its place', () => {
  const barcode = code128('Wikipedia');
  expect(barcode && modulesOf(barcode).slice(-24, -13)).toBe('11110010010');
});

test('a number of an order takes eleven modules a character, and those of start, check and stop', () => {
  expect(code128('FP-7K3M-92QD')?.width).toBe(11 * 12 + 11 + 11 + 13);
});

test.each(['', 'Café', 'tab\t'])('%p can not be said in set B', (text) => {
  expect(code128(text)).toBeNull();
});
