/** Messages beside a field whose text is no number that it accepts. */
export const numberErrors = {
  notDollars: 'A number of dollars',
  tooManyDecimals: 'At most two decimals',
  negative: 'Not below 0',
  ambiguous: ([grouped, decimal]: readonly [number, number]) =>
    `Could be ${grouped} or ${decimal}: please write nothing between thousands`,
} as const;
