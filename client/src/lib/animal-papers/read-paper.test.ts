import { readPaper } from './read-paper.ts';

const MB = 1024 * 1024;

function aFile(head: string, name: string, type: string, size = head.length): File {
  const bytes = Uint8Array.from(head.padEnd(size, ' '), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type });
}

it('takes a PDF whatever it is called, as it is', async () => {
  const file = aFile('%PDF-1.7', 'scan', '');
  expect(await readPaper(file)).toEqual({ paper: file });
});

it('takes a photo', async () => {
  const file = aFile('\xff\xd8\xff\xe0', 'pass.jpg', 'image/jpeg');
  expect(await readPaper(file)).toEqual({ paper: file });
});

it.each([
  [
    'a PDF of 11 MB',
    aFile('%PDF-1.7', 'pass.pdf', 'application/pdf', 11 * MB),
    /has 11\.0 MB\. At most 10 MB/,
  ],
  ['a page with the name of a PDF', aFile('<html>', 'pass.pdf', 'application/pdf'), /damaged, or no PDF/],
  ['a text', aFile('Dear', 'letter.docx', 'text/plain'), /nothing that we can keep\. PDF, JPEG/],
  ['a photo of an iPhone', aFile('\0\0\0\x18ftypheic', 'pass.heic', 'image/heic'), /HEIC/],
  ['an empty file', aFile('', 'pass.pdf', 'application/pdf'), /empty/],
])('says what is wrong with %s', async (_what, file, problem) => {
  expect(await readPaper(file)).toEqual({ problem: expect.stringMatching(problem) });
});
