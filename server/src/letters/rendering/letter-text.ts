import { formatDollars, toDollars } from '../../../../domain/money/money.ts';
import { shownLength } from '../../../../domain/text/right-to-left.ts';
import type { Bill, BillLine, Letter, LetterFooter } from '../writing/letter.ts';

/** Letters of a line: what every program shows without breaking it. */
const WIDTH = 64;

/** A letter for whoever reads mail as text. */
export function letterText(letter: Letter, footer: LetterFooter): string {
  const { shopName, contact, why, choices, unsubscribe } = footer;
  const { heading, paragraphs, bill, facts = [], links = [] } = letter;
  const blocks = [
    heading,
    ...paragraphs,
    ...(bill ? [billText(bill)] : []),
    ...facts.map(({ label, value }) => `${label}:\n${value}`),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    [
      `-- \n${shopName}. ${why}`,
      ...[choices, unsubscribe].flatMap((link) => (link ? [`${link.label}: ${link.url}`] : [])),
      contact,
    ].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function billText({ lines, sums, total }: Bill): string {
  return [
    ...lines.map(lineText),
    ...(sums.length > 0 ? ['-'.repeat(WIDTH)] : []),
    ...sums.map(lineText),
    ...(total ? ['-'.repeat(WIDTH), lineText(total)] : []),
  ].join('\n');
}

/** The amounts stand below each other at the end of the line. */
function lineText({ label, amount }: BillLine): string {
  const figures = formatDollars(toDollars(amount));
  const room = WIDTH - figures.length - 1;
  const rest = room - shownLength(label);
  return rest < 0 ? `${label}\n${figures.padStart(WIDTH)}` : `${label}${' '.repeat(rest)} ${figures}`;
}
