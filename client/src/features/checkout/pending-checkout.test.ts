import { checkoutContent, heldEntries, isBegunBy, pendingFor } from './pending-checkout.ts';

const contact = { username: 'Ada', location: '1 Paw Lane', phone: '5551234567' };
const kibble = { petId: 'kibble', accessoriesAmount: 2 };
const bed = { petId: 'bed', accessoriesAmount: 1 };

function content(entries = [kibble, bed], who = contact, email = 'ada@petshop.test') {
  return checkoutContent(entries, who, email);
}

describe('pending checkout', () => {
  it('is the same for the same cart in another sequence', () => {
    expect(content([bed, kibble])).toBe(content([kibble, bed]));
  });

  it.each([
    ['another amount', content([{ ...kibble, accessoriesAmount: 3 }, bed])],
    ['a missing item', content([kibble])],
    ['another address', content(undefined, { ...contact, location: '2 Paw Lane' })],
    ['another account', content(undefined, undefined, 'eve@petshop.test')],
  ])('is another one for %s', (_name, other) => {
    expect(other).not.toBe(content());
  });

  it('goes on with the remembered payment of the same content', () => {
    const remembered = { idempotencyKey: 'key-1', content: content(), paymentId: 'p1' };
    expect(pendingFor(content(), remembered, () => 'key-2')).toBe(remembered);
  });

  it('begins a new payment for other content, and when nothing is remembered', () => {
    const remembered = { idempotencyKey: 'key-1', content: content([bed]), paymentId: 'p1' };
    expect(pendingFor(content(), remembered, () => 'key-2')).toEqual({
      idempotencyKey: 'key-2',
      content: content(),
    });
    expect(pendingFor(content(), undefined, () => 'key-2').paymentId).toBeUndefined();
  });
});

describe('what the shop holds for a shopper', () => {
  it.each([
    ['the entries of a payment that was begun', { content: content(), paymentId: 'p1' }, [bed, kibble]],
    ['nothing before the shop has answered', { content: content() }, []],
    ['nothing where the memory is spoiled', { content: '{"entries":7}', paymentId: 'p1' }, []],
    ['nothing where it is no JSON', { content: 'oh', paymentId: 'p1' }, []],
  ])('is %s', (_name, pending, expected) => {
    expect(heldEntries({ idempotencyKey: 'key-1', ...pending })).toEqual(expected);
  });

  it('is nothing without a checkout', () => {
    expect(heldEntries(undefined)).toEqual([]);
  });
});

describe('a payment that was begun', () => {
  it.each([
    ['of this account', content(), true],
    ['of another account', content(undefined, undefined, 'eve@petshop.test'), false],
    ['of nobody knows whom', '{}', true],
  ])('%s may be asked about: %s', (_name, text, expected) => {
    expect(isBegunBy('ada@petshop.test', { idempotencyKey: 'key-1', content: text })).toBe(expected);
  });
});
