import { fileNameOf, MAX_PAPER_NAME_LENGTH, PaperKind, paperKindOf, paperNameOf } from './papers.ts';

const { PDF, PHOTO } = PaperKind;

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

it.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ', PDF],
  ['a JPEG', '\xff\xd8\xff\xe0', PHOTO],
  ['a PNG', '\x89PNG\r\n\x1a\n', PHOTO],
  ['a WebP', 'RIFF\0\0\0\0WEBPVP8 ', PHOTO],
  ['a HEIC, which the pictures refuse in their own words', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', PHOTO],
  ['a page with a PDF further on', '<script>1</script>%PDF-1.7', null],
  ['a drawing that can run scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['an archive', 'PK\x03\x04', null],
  ['nothing', '', null],
])('takes %s by its bytes for what it is', (_what, head, kind) => {
  expect(paperKindOf(bytesOf(head))).toBe(kind);
});

it.each([
  ['Vaccination pass.PDF', 'Vaccination pass'],
  ['C:\\scans\\pass.jpeg', 'pass'],
  ['../../etc/pass.png', 'pass'],
  ['pedigree.v2.pdf', 'pedigree.v2'],
  ['Impfpass für Žofka.webp', 'Impfpass für Žofka'],
  ['.pdf', 'Paper'],
  ['\u200b', 'Paper'],
  ['', 'Paper'],
])('of the file %j a paper is called %j', (fileName, name) => {
  expect(paperNameOf(fileName)).toBe(name);
});

it('cuts the name of a file that is longer than a name may be', () => {
  expect(paperNameOf(`${'long '.repeat(60)}.pdf`).length).toBeLessThanOrEqual(MAX_PAPER_NAME_LENGTH);
});

it.each([
  ['Pass', PDF, 'Pass.pdf'],
  ['Pass.png', PHOTO, 'Pass.jpg'],
  ['a/b\\c: "d"', PDF, 'a b c   d.pdf'],
  ['???', PHOTO, 'Paper.jpg'],
])('%j as %s is saved as %j', (name, kind, fileName) => {
  expect(fileNameOf({ name, kind })).toBe(fileName);
});
