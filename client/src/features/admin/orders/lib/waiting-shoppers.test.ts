import { countWaiting } from './waiting-shoppers.ts';

describe('waiting shoppers', () => {
  it('are counted for each animal', () => {
    const counts = countWaiting([{ petId: 'luna' }, { petId: 'bramble' }, { petId: 'luna' }]);
    expect([...counts]).toEqual([
      ['luna', 2],
      ['bramble', 1],
    ]);
  });

  it('are none where nobody ordered', () => {
    expect(countWaiting([]).size).toBe(0);
  });
});
