import { returnPath } from './return-path.ts';
import { signInState } from './sign-in-state.ts';

describe('what a link to a sign-in page carries', () => {
  it('is the way back to an item', () => {
    const state = signInState({ pathname: '/pet/42', search: '?from=friend', hash: '', state: null });
    expect(returnPath(state, 'REGULAR')).toBe('/pet/42?from=friend');
  });

  it('is handed on between the sign-in pages', () => {
    const given = { from: '/pet/42' };
    expect(signInState({ pathname: '/login', state: given })).toBe(given);
  });

  it.each(['/', '/FindDog', '/no/such/page'])('is nothing from %s, which leads home', (pathname) => {
    expect(signInState({ pathname, state: { from: '/pet/42' } })).toBeUndefined();
  });
});
