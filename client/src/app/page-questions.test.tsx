import { waitFor } from '@testing-library/react';
import { pageQueries } from '../../../domain/pages/page-queries.ts';
import { anApi, anIdentity, renderApp, robin } from '../testing/render-app.tsx';
import { aProduct } from '../testing/shop-pages.tsx';

const kibble = {
  ...aProduct({ _id: '64b0000000000000000000ff' }),
  details: 'Crunchy.',
  pictures: [],
  variants: [],
  deliveryCost: 5,
  deliveryOptions: [],
};

/*
 * The server answers these with the page. Where the page asks for something else, the answers are of no use, and
 * nothing else would tell.
 */
describe('the first queries of a page', () => {
  it.each([
    '/',
    '/FindDog',
    '/FindCat',
    '/DogsFood',
    '/CatsFood',
    '/DogsAccessories',
    '/CatAccessories',
    '/FindOthers',
    '/FindRabbits',
    '/FindBirds',
    '/OthersFood',
    '/OthersAccessories',
    '/PetSearchItems',
    '/returns',
    '/privacy',
    '/terms',
    `/pet/${kibble._id}`,
    `/PetOrderDetails/${kibble._id}`,
  ])('are at %s those that the server preloads', async (path) => {
    const api = anApi({ answers: { PetDetails: { pet: kibble } } });
    await renderApp(path, { api, identity: anIdentity({ user: robin }) });
    const questions = pageQueries(path, '');
    expect(questions).not.toEqual([]);
    await waitFor(() => {
      const asked = api.calls.map(({ operation, variables }) => ({ operation, variables }));
      expect(asked).toEqual(expect.arrayContaining(questions));
    });
  });

  it('are that of the shop alone for a filtered list and an unknown page', () => {
    const ofShop = [{ operation: 'ShopFacts', variables: {} }];
    expect(pageQueries('/FindDog', '?age=Puppy')).toEqual(ofShop);
    expect(pageQueries('/no/such/page', '')).toEqual(ofShop);
    expect(pageQueries('/YourCarts', '')).toEqual(ofShop);
  });
});
