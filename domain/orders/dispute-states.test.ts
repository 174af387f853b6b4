import { disputesTogether, openDisputeStates, timeLeft, withdrawnDisputeStates } from './dispute-states.ts';

describe('a dispute', () => {
  it('is open until the bank decides', () => {
    expect(openDisputeStates).toEqual(['inquiry', 'needs_response', 'under_review']);
  });

  it('has taken the money while it is open, but for an inquiry, and keeps it where it is lost', () => {
    expect(withdrawnDisputeStates).toEqual(['needs_response', 'under_review', 'lost']);
  });
});

test.each([
  [new Date('2026-11-20T00:00:00Z'), '6 days left'],
  [new Date('2026-11-25T12:00:00Z'), '1 day left'],
  [new Date('2026-11-25T13:00:00Z'), 'Less than a day left'],
  [new Date('2026-11-26T12:00:00Z'), 'The time is over'],
])('on %s, an answer has as long: %s', (now, text) => {
  expect(timeLeft(new Date('2026-11-26T12:00:00Z'), now)).toBe(text);
});

test.each([
  [['won', 'needs_response', 'lost'], 'needs_response'],
  [['lost', 'won'], 'lost'],
  [['won', 'closed'], 'closed'],
  [[], undefined],
] as const)('%j are together %s', (statuses, together) => {
  expect(disputesTogether(statuses)).toBe(together);
});
