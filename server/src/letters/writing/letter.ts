import type { Cents } from '../../../../domain/money/money.ts';

/** What a mail says, whatever it will look like. All texts are plain, and may hold anything that somebody typed. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly bill?: Bill;
  readonly facts?: readonly Fact[];
  /** The first one stands out. */
  readonly links?: readonly LetterLink[];
  /** Files that come with it. */
  readonly attachments?: readonly Attachment[];
  /** Number of the order that it is about. */
  readonly orderNumber?: string | null;
  /** Secret of the address at which the shop takes answers to it by mail, where it does. */
  readonly replySecret?: string | undefined;
}

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** What an order came to. */
export interface Bill {
  readonly lines: readonly BillLine[];
  /** What is added to the lines and taken off them. */
  readonly sums: readonly BillLine[];
  readonly total: BillLine | null;
}

export interface BillLine {
  readonly label: string;
  /** Negative for what is taken off. */
  readonly amount: Cents;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What stands under every mail. */
export interface LetterFooter {
  /** Who writes. */
  readonly shopName: string;
  /** Where it is and how it is reached, in one line. */
  readonly contact: string;
  /** Why somebody gets it. */
  readonly why: string;
  readonly choices: LetterLink;
  /** Where its kind is switched off; none for what a sale needs. */
  readonly unsubscribe: LetterLink | null;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}
