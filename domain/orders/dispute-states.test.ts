import { openDisputeStates, withdrawnDisputeStates } from './dispute-states.ts';

describe('a dispute', () => {
  it('is open until the bank decides', () => {
    expect(openDisputeStates).toEqual(['inquiry', 'needs_response', 'under_review']);
  });

  it('has taken the money while it is open, but for an inquiry, and keeps it where it is lost', () => {
    expect(withdrawnDisputeStates).toEqual(['needs_response', 'under_review', 'lost']);
  });
});
