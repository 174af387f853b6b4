import { textBlocks } from './text-blocks.ts';

it('reads headings and paragraphs', () => {
  expect(textBlocks('One\r\nline\n\n## A heading\nTwo\n\n\n#\n# <b>Last</b>')).toEqual([
    { kind: 'paragraph', text: 'One\nline' },
    { kind: 'heading', text: 'A heading' },
    { kind: 'paragraph', text: 'Two' },
    { kind: 'paragraph', text: '#' },
    { kind: 'heading', text: '<b>Last</b>' },
  ]);
  expect(textBlocks(' \n ')).toEqual([]);
});
