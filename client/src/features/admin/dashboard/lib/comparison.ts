import { formatDollars } from '../../../../../../domain/money/money.ts';

export type Direction = 'up' | 'down' | 'same';

export interface Comparison {
  readonly direction: Direction;
  readonly text: string;
}

/**
 * Compares an amount of dollars to an earlier one, in words.
 *
 * @param span what the earlier one is of, as it follows "than": "the 7 days before"
 */
export function compare(now: number, before: number, span: string): Comparison {
  if (before === 0) {
    return { direction: now > 0 ? 'up' : 'same', text: `There was nothing ${span}` };
  }
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return { direction: 'same', text: `As much as ${span} (${formatDollars(before)})` };
  const more = percent > 0 ? 'more' : 'less';
  return {
    direction: percent > 0 ? 'up' : 'down',
    text: `${Math.abs(percent).toLocaleString('en-US')}% ${more} than ${span} (${formatDollars(before)})`,
  };
}
