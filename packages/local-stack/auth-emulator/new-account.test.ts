import { withValidFirstToken } from './new-account.ts';

describe('a new account', () => {
  it('whose making took in the end of a second counts tokens from its beginning', () => {
    const account = {
      localId: 'a',
      createdAt: '1700000000999',
      lastLoginAt: '1700000000999',
      validSince: '1700000001',
    };
    expect(withValidFirstToken(account)).toEqual({ ...account, validSince: '1700000000' });
  });

  it.each([
    { localId: 'b', createdAt: '1700000000500', validSince: '1700000000' },
    { localId: 'c', createdAt: '1700000000500' },
  ])('that is right stays as it is', (account) => {
    expect(withValidFirstToken(account)).toBe(account);
  });
});
