import { boughtTogether, familiesBoughtTogether, MAX_PARTNERS } from './bought-together.ts';

it.each<[what: string, parcels: string[][], expected: Record<string, string[]>]>([
  ['nothing of no parcels', [], {}],
  ['nothing of one parcel, which may be chance', [['kibble', 'lead']], {}],
  [
    'what two parcels share',
    [
      ['kibble', 'lead'],
      ['lead', 'kibble'],
    ],
    { kibble: ['lead'], lead: ['kibble'] },
  ],
  [
    'a parcel once, however often it has an item',
    [
      ['kibble', 'kibble', 'lead'],
      ['kibble', 'bed'],
    ],
    {},
  ],
  [
    'first what belongs together, then what everybody buys',
    [
      ['filter', 'fountain', 'litter'],
      ['filter', 'fountain', 'litter'],
      ['litter', 'tray'],
      ['litter', 'tray'],
      ['litter', 'scoop'],
    ],
    {
      filter: ['fountain', 'litter'],
      fountain: ['filter', 'litter'],
      litter: ['filter', 'fountain', 'tray'],
      tray: ['litter'],
    },
  ],
])('finds %s', (_what, parcels, expected) => {
  expect(Object.fromEntries(boughtTogether(parcels))).toEqual(expected);
});

it('is bounded, whatever a parcel holds', () => {
  const all = Array.from({ length: 50 }, (_, i) => `item ${i}`);
  const partners = boughtTogether([all, all]);
  expect(partners.size).toBe(12);
  for (const found of partners.values()) expect(found).toHaveLength(MAX_PARTNERS);
});

it('takes the sizes of a family for one, and shows the one that most parcels have', () => {
  const line = (parcel: string, item: string, family = item) => ({ parcel, item, family });
  const lines = [
    ...[line('1', '2 kg', 'kibble'), line('1', 'bowl')],
    ...[line('2', '9 kg', 'kibble'), line('2', 'bowl')],
    line('3', '9 kg', 'kibble'),
  ];
  expect(Object.fromEntries(familiesBoughtTogether(lines))).toEqual({ kibble: ['bowl'], bowl: ['9 kg'] });
});
