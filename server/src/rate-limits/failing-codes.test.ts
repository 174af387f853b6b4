import { ActionLimits } from './action-limits.ts';
import { FailingCodes } from './failing-codes.ts';

const good = 'FRIEND30';

/** Tries a code out, as a visitor at an address. */
function guessing(codes: FailingCodes, address: string) {
  return (code: string) =>
    codes.limit(
      code,
      { viewer: null, address },
      async () => code === good,
      (outcome) => outcome.status === 'fulfilled' && !outcome.value,
    );
}

async function failTimes(guess: (code: string) => Promise<boolean>, times: number): Promise<void> {
  for (let time = 0; time < times; time++) expect(await guess(`NONE${time}`)).toBe(false);
}

describe('codes that fail', () => {
  it('are so many in a minute, and then a good one is answered as a bad one', async () => {
    const guess = guessing(new FailingCodes(new ActionLimits(true)), '192.0.2.1');
    await failTimes(guess, 30);
    for (const code of ['ONE MORE', good]) await expect(guess(code)).rejects.toThrow('a lot in a short time');
  });

  it('are limited for each address alone', async () => {
    const codes = new FailingCodes(new ActionLimits(true));
    await failTimes(guessing(codes, '192.0.2.1'), 30);
    expect(await guessing(codes, '192.0.2.2')(good)).toBe(true);
  });

  it('are no more however many are tried at once', async () => {
    const guess = guessing(new FailingCodes(new ActionLimits(true)), '192.0.2.1');
    const guesses = Array.from({ length: 100 }, (_, at) => guess(`NONE${at}`));
    const answered = (await Promise.allSettled(guesses)).filter(({ status }) => status === 'fulfilled');
    expect(answered).toHaveLength(30);
  });

  it('do not count again for whoever keeps one in the cart; good ones do not count', async () => {
    const guess = guessing(new FailingCodes(new ActionLimits(true)), '192.0.2.1');
    for (let time = 0; time < 100; time++) {
      expect(await guess('NONE0')).toBe(false);
      expect(await guess(good)).toBe(true);
    }
    await failTimes(guess, 30);
  });
});
