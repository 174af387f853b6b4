import { isolateNames } from '../../../../domain/text/right-to-left.ts';
import type { Bill, BillLine, Letter } from '../writing/letter.ts';

/** A letter whose names from right to left leave the words and amounts around them where they are. */
export function isolatedLetter(letter: Letter): Letter {
  const { subject, heading, paragraphs, bill, facts } = letter;
  return {
    ...letter,
    subject: isolateNames(subject),
    heading: isolateNames(heading),
    paragraphs: paragraphs.map(isolateNames),
    ...(bill && { bill: isolatedBill(bill) }),
    ...(facts && { facts: facts.map(({ label, value }) => ({ label, value: isolateNames(value) })) }),
  };
}

function isolatedBill({ lines, sums, total }: Bill): Bill {
  return {
    lines: lines.map(isolatedLine),
    sums: sums.map(isolatedLine),
    total: total && isolatedLine(total),
  };
}

function isolatedLine({ label, amount }: BillLine): BillLine {
  return { label: isolateNames(label), amount };
}
