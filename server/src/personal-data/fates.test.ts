import { changesToForget, type Fates, personOf } from './fates.ts';

const ada = personOf(
  { uids: ['u1'], emails: ['ada@home.test'], texts: ['Ada Lovelace', 'Ada', '12 Orchard Lane', 'A.'] },
  'former-1',
);

const nothing = { set: {}, unset: [] };

it.each<[what: string, record: object, fates: Fates, changes: object]>([
  ['a uid of the account', { uid: 'u1' }, { uid: 'uid' }, { set: { uid: 'former-1' } }],
  ['a uid of somebody else', { uid: 'u2' }, { uid: 'uid' }, {}],
  [
    'an address in any case',
    { to: 'Ada@Home.test' },
    { to: 'email' },
    { set: { to: 'former-customer@shop.invalid' } },
  ],
  ['an address of somebody else', { by: 'bo@shop.test' }, { by: 'email' }, {}],
  ['a name', { name: 'Ada' }, { name: 'name' }, { set: { name: 'former customer' } }],
  ['no name', { name: '' }, { name: 'name' }, {}],
  ['who wrote a review', { name: 'Ada' }, { name: 'reviewer' }, { set: { name: 'A former customer' } }],
  ['a text that goes', { phone: '+1 555' }, { phone: 'blank' }, { set: { phone: '' } }],
  ['a field that goes', { card: { last4: '4242' } }, { card: 'remove' }, { unset: ['card'] }],
  ['what is not there', {}, { card: 'remove', phone: 'blank', 'wish.phone': 'blank' }, {}],
  [
    'a field within',
    { wish: { phone: '1', delivery: 'x' } },
    { 'wish.phone': 'blank' },
    { set: { wish: { phone: '', delivery: 'x' } } },
  ],
  [
    'fields of a list',
    { said: [{ staff: 'ada@home.test' }, { staff: 'bo@shop.test' }] },
    { 'said.staff': 'email' },
    { set: { said: [{ staff: 'former-customer@shop.invalid' }, { staff: 'bo@shop.test' }] } },
  ],
  [
    'names in a text, the longest first',
    { note: 'For ADA LOVELACE, 12 Orchard Lane' },
    { note: 'scrub' },
    { set: { note: 'For former customer, former customer' } },
  ],
  ['no name in the middle of a word', { note: 'Adaptable, Canada' }, { note: 'scrub' }, {}],
  [
    'texts within',
    { changes: [{ after: 'ada@home.test (1)', before: null }] },
    { changes: 'scrub' },
    { set: { changes: [{ after: 'former customer (1)', before: null }] } },
  ],
  [
    'what is made anew, with the rest',
    { uid: 'u1', keys: ['ada'] },
    { uid: 'uid', keys: 'anew' },
    { set: { uid: 'former-1' }, unset: ['keys'] },
  ],
  ['what was made anew', { uid: 'former-1', keys: ['former'] }, { uid: 'uid', keys: 'anew' }, {}],
])('%s', (_what, record, fates, changes) => {
  const { set, unset } = changesToForget(record as Record<string, unknown>, fates, ada);
  expect({ set, unset }).toEqual({ ...nothing, ...changes });
  const after = { ...record, ...set } as Record<string, unknown>;
  for (const name of unset) delete after[name];
  // Once is enough, however often a round begins again.
  expect(changesToForget({ ...after, keys: ['former'] }, fates, ada)).toMatchObject({ isChanged: false });
});

it('of somebody who has no name, texts stay as they are', () => {
  const nobody = personOf({ uids: [], emails: [], texts: ['Customer'] }, 'former-2');
  expect(changesToForget({ note: 'Anything' }, { note: 'scrub' }, nobody)).toMatchObject({
    isChanged: false,
  });
});
