/** What is said beside a field whose text is no number that it takes. */
export const numberProblems = {
  noDollars: 'A number of dollars',
  tooManyDecimals: 'At most two decimals',
  belowZero: 'Not below 0',
  ambiguous: ([grouped, decimal]: readonly [number, number]) =>
    `Could be ${grouped} or ${decimal}: please write nothing between thousands`,
} as const;
