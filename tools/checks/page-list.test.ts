import { pages as shopPages } from '../../domain/pages/pages.ts';
import { pages as visited } from '../../e2e/fixtures/page-list.ts';

/** What there is on them is made first: walks of their own open them. */
const ownWalks = [
  '/order/:number',
  '/petorder/:id',
  '/wishList/:code',
  '/myAnimals/:id',
  '/invitation/:code',
  '/adminDashboard/packing/print',
  '/adminDashboard/stock/:id',
  '/adminDashboard/animals/:id',
  '/adminDashboard/ManagePetsOrder/:id',
  '/adminDashboard/ManagePetsOrder/:id/papers',
  '/adminDashboard/orders/:number',
  '/adminDashboard/orders/:number/packing-slip',
  '/adminDashboard/orders/:number/label',
  '/adminDashboard/orders/:number/dispute',
  '/adminDashboard/customers/:id',
];

it('every page of the shop is opened in a browser', () => {
  const opened = Object.values(visited)
    .flat()
    .map(({ path }) => path.replace(/\?.*/, '').replace(/:dog|:kibble/, ':id'));
  const known = new Set([...opened, ...ownWalks]);
  expect(Object.values(shopPages).flatMap(({ path }) => (known.has(path) ? [] : [path]))).toEqual([]);
});
