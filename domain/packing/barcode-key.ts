/**
 * What a barcode is found by: a UPC-A is an EAN-13 that begins with a zero, and spreadsheets and scanners leave such
 * zeros out.
 */
export function barcodeKeyOf(barcode: string): string {
  const signs = barcode.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase();
  return /^\d+$/.test(signs) ? signs.replace(/^0+(?=\d)/, '') : signs;
}
