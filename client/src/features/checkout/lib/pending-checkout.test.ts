import { fingerprintOf, pendingFor, reservedEntries } from './pending-checkout.ts';

const contact = { username: 'Ada', location: '1 Paw Lane', phone: '5551234567' };
const kibble = { petId: 'kibble', accessoriesAmount: 2 };
const bed = { petId: 'bed', accessoriesAmount: 1 };
const weekly = (everyWeeks: number) => ({ petId: 'kibble', everyWeeks });

function fingerprint(changes: Partial<Parameters<typeof fingerprintOf>[0]> = {}) {
  return fingerprintOf({
    entries: [kibble, bed],
    choices: { delivery: 'STANDARD' },
    contact,
    email: 'ada@petshop.test',
    ...changes,
  });
}

describe('pending checkout', () => {
  it('is the same for the same cart in another sequence', () => {
    expect(fingerprint({ entries: [bed, kibble] })).toBe(fingerprint());
  });

  it.each([
    ['another amount', fingerprint({ entries: [{ ...kibble, accessoriesAmount: 3 }, bed] })],
    ['a missing item', fingerprint({ entries: [kibble] })],
    ['another address', fingerprint({ contact: { ...contact, location: '2 Paw Lane' } })],
    ['another town', fingerprint({ contact: { ...contact, location: '1 Paw Lane, Salem' } })],
    ['another phone', fingerprint({ contact: { ...contact, phone: '5551234568' } })],
    ['another delivery', fingerprint({ choices: { delivery: 'CURBSIDE' } })],
    ['a code', fingerprint({ choices: { delivery: 'STANDARD', promotionCode: 'FRIEND30' } })],
    ['a repeat delivery', fingerprint({ choices: { delivery: 'STANDARD', repeats: [weekly(4)] } })],
    ['another account', fingerprint({ email: 'eve@petshop.test' })],
  ])('is another one for %s', (_name, other) => {
    expect(other).not.toBe(fingerprint());
  });

  it('is another one for another rhythm', () => {
    const every = (weeks: number) =>
      fingerprint({ choices: { delivery: 'STANDARD', repeats: [weekly(weeks)] } });
    expect(every(4)).toBe(every(4));
    expect(every(4)).not.toBe(every(8));
  });

  it('does not reveal the recipient', () => {
    expect(fingerprint()).toMatch(/^[0-9a-z]{14}$/);
  });

  const order = { fingerprint: fingerprint(), entries: [bed, kibble] };

  it('continues the stored payment of the same order', () => {
    const remembered = { ...order, idempotencyKey: 'key-1', paymentId: 'p1' };
    expect(pendingFor(order, remembered, () => 'key-2')).toBe(remembered);
  });

  it('starts a new payment for another order, and when none is stored', () => {
    const remembered = {
      ...order,
      idempotencyKey: 'key-1',
      fingerprint: fingerprint({ entries: [bed] }),
      paymentId: 'p1',
    };
    expect(pendingFor(order, remembered, () => 'key-2')).toEqual({ ...order, idempotencyKey: 'key-2' });
    expect(pendingFor(order, undefined, () => 'key-2').paymentId).toBeUndefined();
  });

  it('starts a new payment where the stored one has lost its fingerprint', () => {
    const remembered = { idempotencyKey: 'key-1', entries: order.entries, paymentId: 'p1' };
    expect(pendingFor(order, remembered, () => 'key-2').idempotencyKey).toBe('key-2');
  });
});

describe('reserved entries', () => {
  const entries = [bed, kibble];

  it.each([
    ['the entries of a payment that was begun', { entries, paymentId: 'p1' }, entries],
    ['nothing before the shop has answered', { entries }, []],
  ])('are %s', (_name, pending, expected) => {
    expect(reservedEntries({ idempotencyKey: 'key-1', ...pending })).toEqual(expected);
  });

  it('are none without a checkout', () => {
    expect(reservedEntries(undefined)).toEqual([]);
  });
});
