/** A part of a long text: a heading, or a paragraph of one or more lines. */
export interface TextBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** A heading as it stands in the address of its page, behind the `#`. */
export function headingId(heading: string): string {
  const words =
    heading
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-');
}

/** Reads a text that an owner wrote: blank lines part paragraphs, a line that begins with # is a heading. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const heading = /^#+\s*(\S.*)$/.exec(line.trim())?.[1];
    if (heading || line.trim() === '') endParagraph();
    if (heading) blocks.push({ kind: 'heading', text: heading });
    else if (line.trim() !== '') lines.push(line.trim());
  }
  endParagraph();
  return blocks;
}
