import { operationsOf } from '../../test/fixtures/api/operations.ts';
import { buildShopSchema } from '../app/apollo-server.ts';
import { restRoutes } from '../legacy-rest/rest-routes.ts';
import type { User } from '../users/user.entity.ts';
import { ActionLimits, type LimitedAction, limitedFields } from './action-limits.ts';

/** Without a database each process counts for itself, by the same limits. */
const viewer = (name: string) => ({ _id: name }) as User;

/** How often this is let through in a minute. */
async function countAllowed(attempt: (time: number) => Promise<void>): Promise<number> {
  for (let time = 0; time <= 1000; time++) {
    const isAllowed = await attempt(time).then(
      () => true,
      (error) => {
        expect(error).toMatchObject({ code: 'RATE_LIMITED', seconds: expect.any(Number) });
        expect(error.message).toMatch(
          /^That was a lot in a short time\. Please try again in (a|\d+) seconds?\.$/,
        );
        expect(error.seconds).toBeGreaterThan(0);
        expect(error.seconds).toBeLessThanOrEqual(60);
        return false;
      },
    );
    if (!isAllowed) return time;
  }
  return Number.POSITIVE_INFINITY;
}

it.each<[LimitedAction, number, number]>([
  ['startPayment', 10, 30],
  ['failCode', 10, 30],
  ['checkPayment', 60, Number.POSITIVE_INFINITY],
  ['order', 20, Number.POSITIVE_INFINITY],
  ['lookUpAccount', 30, Number.POSITIVE_INFINITY],
  ['saveProfile', 10, 60],
  ['changeRole', 10, Number.POSITIVE_INFINITY],
  ['review', 20, Number.POSITIVE_INFINITY],
  ['messageShopper', 20, Number.POSITIVE_INFINITY],
  ['watchStock', 60, Number.POSITIVE_INFINITY],
  ['ask', 10, 10],
  ['reportProblem', 10, Number.POSITIVE_INFINITY],
  ['upload', 60, Number.POSITIVE_INFINITY],
  ['sendPhoto', 10, 60],
  ['reconcile', 6, Number.POSITIVE_INFINITY],
  ['export', 10, Number.POSITIVE_INFINITY],
  ['import', 10, Number.POSITIVE_INFINITY],
  ['search', Number.POSITIVE_INFINITY, 300],
  ['suggest', Number.POSITIVE_INFINITY, 600],
  ['keepTyped', 120, Number.POSITIVE_INFINITY],
])(
  '%s: an account may do it %d times a minute, an address %d times',
  async (action, ofAccount, ofAddress) => {
    const byAccount = new ActionLimits(true);
    const moving = (time: number) => `2001:db8:${time.toString(16)}::1`;
    expect(
      await countAllowed((time) =>
        byAccount.consume(action, { viewer: viewer('busy'), address: moving(time) }),
      ),
    ).toBe(ofAccount);
    const byAddress = new ActionLimits(true);
    expect(
      await countAllowed((time) =>
        // All of one IPv6 network are one.
        byAddress.consume(action, { viewer: viewer(`account ${time}`), address: `2001:db8::${time + 1}` }),
      ),
    ).toBe(ofAddress);
  },
);

it('counts each account and each address alone', async () => {
  const limits = new ActionLimits(true);
  const busy = { viewer: viewer('busy'), address: '192.0.2.1' };
  await limits.consume('startPayment', busy, 10);
  await expect(limits.consume('startPayment', busy)).rejects.toThrow('a lot in a short time');
  await limits.consume('startPayment', { viewer: viewer('calm'), address: '192.0.2.2' });
});

it('limits nothing where limits are off', async () => {
  const limits = new ActionLimits(false);
  await limits.consume('reconcile', { viewer: viewer('busy'), address: '192.0.2.1' }, 1000);
});

it('is asked by fields that there are', () => {
  const names = operationsOf(buildShopSchema()).map(({ name }) => name);
  expect(Object.keys(limitedFields).filter((name) => !names.includes(name))).toEqual([]);
});

it('is asked by these fields and paths', () => {
  expect(limitedFields).toEqual({
    acceptInvitation: 'lookUpAccount',
    deleteAccount: 'takeAlong',
    forgetCustomer: 'takeAlong',
    answerThread: 'messageShopper',
    askShop: 'ask',
    replyToThread: 'ask',
    confirmPayment: 'checkPayment',
    createPaymentIntent: 'startPayment',
    inviteStaff: 'changeRole',
    keepTypedAnswers: 'keepTyped',
    makeAdmin: 'changeRole',
    messageShopper: 'messageShopper',
    orderPet: 'order',
    postCart: 'order',
    reconcile: 'reconcile',
    removeAdmin: 'changeRole',
    reviewItem: 'review',
    saveAddress: 'saveProfile',
    saveUser: 'saveProfile',
    searchSuggestions: 'suggest',
    sendRepeatDeliveryNow: 'startPayment',
    setRole: 'changeRole',
    signOutEverywhere: 'saveProfile',
    staffInvitation: 'lookUpAccount',
    user: 'lookUpAccount',
    watchStock: 'watchStock',
    watchPrice: 'watchStock',
    removeSavedCard: 'changeCards',
    reportProblem: 'reportProblem',
  });
  const limited = restRoutes.filter(({ limit }) => limit).map(({ path, limit }) => [path, limit]);
  expect(Object.fromEntries(limited)).toEqual({
    '/admin/Petspost': 'upload',
    '/pets/PetOrderPost': 'order',
    '/accessories/PostCart': 'order',
    '/user/saveuser': 'saveProfile',
    '/user/checkUser': 'lookUpAccount',
    '/admin/MakeAnAdmin': 'changeRole',
    '/payment/create-payment-intent': 'startPayment',
    '/payment/paymentstatus': 'checkPayment',
  });
});
