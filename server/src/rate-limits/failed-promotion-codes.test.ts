import type { User } from '../users/user.entity.ts';
import { ActionLimits } from './action-limits.ts';
import { FailedPromotionCodes } from './failed-promotion-codes.ts';

const visitor = { viewer: null, address: '192.0.2.1' };
const account = (name: string, address: string) => ({ viewer: { _id: name } as User, address });

async function countRefused(
  codes: FailedPromotionCodes,
  times: number,
  caller: typeof visitor,
): Promise<number> {
  const refusals = await Promise.all(
    Array.from({ length: times }, (_, at) => codes.count(`NONE${at}`, caller)),
  );
  return refusals.filter(Boolean).length;
}

describe('promotion codes that fail', () => {
  it('are thirty of an account in an hour, and three hundred of an address, however many come at once', async () => {
    const codes = new FailedPromotionCodes(new ActionLimits(true));
    expect(await countRefused(codes, 40, account('mia', '192.0.2.9') as never)).toBe(10);
    expect(await countRefused(codes, 310, visitor)).toBe(10);
    expect(await codes.count('NONE', account('rob', '192.0.2.10'))).toBeNull();
  });

  it('say when it is worth another try: within the hour', async () => {
    const codes = new FailedPromotionCodes(new ActionLimits(true));
    await countRefused(codes, 300, visitor);
    const refusal = await codes.count('ONE MORE', visitor);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED' });
    expect(refusal?.seconds).toBeGreaterThan(60);
    expect(refusal?.seconds).toBeLessThanOrEqual(3600);
  });

  it('count once for whoever keeps one in the cart, however it is typed', async () => {
    const codes = new FailedPromotionCodes(new ActionLimits(true));
    const mia = account('mia', '192.0.2.9');
    for (let time = 0; time < 100; time++)
      expect(await codes.count(time % 2 ? 'NONE' : ' none', mia)).toBeNull();
    expect(await countRefused(codes, 30, mia as never)).toBe(1);
  });
});
