import { Types } from 'mongoose';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { type Profiler, profilerOf } from '../fixtures/database/profiler.ts';
import { eventually } from '../fixtures/process/eventually.ts';
import { addItem, addPet, anAnimal, anItem } from '../fixtures/shop/items.ts';
import { type OpenedPage, openPage } from '../fixtures/shop/pages.ts';
import { aPicture } from '../fixtures/shop/pictures.ts';
import { changeSettings } from '../fixtures/shop-settings/settings-requests.ts';
import type { Account } from '../harness/accounts.ts';
import { type ReplicaSet, startReplicaSet } from '../harness/replica-set.ts';
import { type OwnShop, type ServerProcess, startShop } from '../harness/shop.ts';

/** A test has it fail. */
let set: ReplicaSet;
let shop: OwnShop;
let admin: Account;
let token: string;

beforeAll(async () => {
  // The pages are those of the built client; `npm test` has built it already.
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  set = await startReplicaSet({ size: 1 });
  shop = await startShop({ set });
  admin = await shop.signUp({ role: 'admin' });
  token = admin.token;
});
afterAll(async () => {
  await shop.stop();
  await set.stop();
});

function open(path: string, headers?: Record<string, string>): Promise<OpenedPage> {
  return openPage(shop.url, path, headers);
}

function openItem(id: string): Promise<OpenedPage> {
  return open(`/pet/${id}`);
}

function openItemOrder(id: string): Promise<OpenedPage> {
  return open(`/PetOrderDetails/${id}`);
}

function factOf({ facts }: OpenedPage, type: string) {
  return facts.find((fact) => fact['@type'] === type);
}

describe('the head of a page', () => {
  it('says once what the page is, to search engines and to whoever shares it', async () => {
    const { status, head } = await open('/finddog/');
    expect(status).toBe(200);
    expect(head).toMatchObject({
      title: ['Dogs looking for a home · Fern & Paw'],
      description: [expect.stringMatching(/^Puppies, grown dogs/)],
      robots: [expect.stringMatching(/^index, follow/)],
      canonical: [`${shop.url}/FindDog`],
      'og:url': [`${shop.url}/FindDog`],
      'og:title': ['Dogs looking for a home'],
      'og:description': head.description,
      'og:type': ['website'],
      'og:site_name': ['Fern & Paw'],
      'og:image': [`${shop.url}/og.jpg`],
      'twitter:card': ['summary_large_image'],
    });
  });

  it.each(['/resetPassword', '/petorder', '/accessoriesOrder', '/adminDashboard/MakeAdmin'])(
    'keeps %s out of search engines',
    async (path) => {
      const { status, head } = await open(path);
      expect([status, head.robots]).toEqual([200, ['noindex']]);
    },
  );

  it('says so where there is no page, with status 404', async () => {
    const { status, head, html } = await open('/no/such/page');
    expect([status, head.robots, head.canonical]).toEqual([404, ['noindex'], undefined]);
    expect(head.title).toEqual(['This trail goes cold · Fern & Paw']);
    expect(html).toContain('<div id="root">');
  });

  it('is not fetched again while it is the same', async () => {
    const first = await open('/FindCat');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    // Otherwise Node's fetch asks for a fresh one.
    const again = await open('/FindCat', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  it('has no twin: the file that it is made from leads to the entrance', async () => {
    const answer = await fetch(`${shop.url}/index.html`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/']);
  });
});

describe('the facts for machines', () => {
  it('tell of the shop and how to search it', async () => {
    const page = await open('/');
    expect(factOf(page, 'OnlineStore')).toMatchObject({ name: 'Fern & Paw', url: `${shop.url}/` });
    expect(factOf(page, 'WebSite').potentialAction).toMatchObject({
      '@type': 'SearchAction',
      target: { urlTemplate: `${shop.url}/PetSearchItems?q={search_term_string}` },
    });
  });

  it('tell of a list what is in it, the newest first', async () => {
    const first = await addItem(shop, token, anAnimal({ petname: 'Luna', type: 'CAT' }));
    const second = await addItem(shop, token, anAnimal({ petname: 'Mia', type: 'CAT' }));
    await addItem(shop, token, anAnimal({ petname: 'Rex' }));
    const page = await open('/FindCat');
    expect(factOf(page, 'ItemList').itemListElement).toMatchObject([
      { position: 1, name: 'Mia', url: `${shop.url}/pet/${second}` },
      { position: 2, name: 'Luna', url: `${shop.url}/pet/${first}` },
    ]);
    expect(factOf(page, 'BreadcrumbList').itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${shop.url}/` },
      { position: 2, name: 'Cats looking for a home', item: `${shop.url}/FindCat` },
    ]);
  });
});

describe('the pages of the other animals', () => {
  it.each([
    ['/FindRabbits', anAnimal({ type: 'OTHER', species: 'RABBIT' }), 'Rabbits looking for a home'],
    ['/FindBirds', anAnimal({ type: 'OTHER', species: 'BIRD' }), 'Birds looking for a home'],
    ['/FindOthers', anAnimal({ type: 'OTHER' }), /^Small animals/],
    ['/OthersFood', anItem({ type: 'OTHER', species: 'RABBIT', kind: 'HAY' }), /^Food for rabbits/],
    ['/OthersAccessories', anItem({ type: 'OTHER', category: 'ACCESSORIES' }), /^Hutches, cages/],
  ])('%s lists what it is about, and leads to it and back', async (path, item, title) => {
    const petname = `Other of ${path} ${new Types.ObjectId()}`;
    const id = await addItem(shop, token, { ...item, petname });
    const list = await open(path);
    expect([list.status, list.head.canonical]).toEqual([200, [shop.url + path]]);
    expect(factOf(list, 'ItemList').itemListElement[0].name).toBe(petname);
    const trail = factOf(await openItem(id), 'BreadcrumbList').itemListElement;
    expect(trail[1]).toMatchObject({
      item: shop.url + path,
      name: typeof title === 'string' ? title : expect.stringMatching(title),
    });
    expect(await textOf('/sitemap.xml')).toContain(`${path}</loc>`);
  });

  it('list no other species where they are of one', async () => {
    await addItem(shop, token, anAnimal({ petname: 'A bird', type: 'OTHER', species: 'BIRD' }));
    const { itemListElement } = factOf(await open('/FindRabbits'), 'ItemList');
    expect(itemListElement.map(({ name }: { name: string }) => name)).not.toContain('A bird');
  });
});

describe('the page of an item', () => {
  it('is that of a product with an offer and a picture', async () => {
    const bytes = await aPicture({ width: 1600, height: 1200 });
    const input = anItem({ netWeightGrams: 2000 });
    const { data } = await shop.gql(addPet, { input, img: null }, token, [{ at: 'variables.img', bytes }]);
    const { _id, image } = data.addPet;
    const page = await openItem(_id.toUpperCase());
    const url = `${shop.url}/pet/${_id}`;
    const picture = `${shop.url}/images/${image.hash}/1280.jpeg`;
    expect(page.status).toBe(200);
    expect(page.head).toMatchObject({
      title: ['Salmon kibble · Fern & Paw'],
      description: ['Crunchy and complete.'],
      canonical: [url],
      'og:type': ['product'],
      'og:image': [picture],
      'og:image:width': ['1280'],
      'og:image:height': ['960'],
      'product:price:amount': ['12.50'],
      'product:price:currency': ['USD'],
      'product:availability': ['in stock'],
      'twitter:title': ['Salmon kibble'],
      'twitter:image': [picture],
    });
    expect(factOf(page, 'Product')).toMatchObject({
      name: 'Salmon kibble',
      description: expect.stringContaining('Two kilograms'),
      image: [picture],
      sku: _id,
      brand: { '@type': 'Brand' },
      weight: { '@type': 'QuantitativeValue', value: 2000, unitCode: 'GRM' },
      offers: {
        ...{ price: '12.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock', url },
        priceSpecification: {
          price: '12.50',
          referenceQuantity: { value: 2, unitCode: 'KGM', valueReference: { value: 1, unitCode: 'KGM' } },
        },
      },
    });
    expect(page.html).toContain('$2.83 per lb');
    expect(factOf(page, 'BreadcrumbList').itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Dog food', item: `${shop.url}/DogsFood` },
      { name: 'Salmon kibble', item: url },
    ]);
    const shown = await fetch(picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it.each([
    ['OutOfStock', 'food that has run out', anItem({ stock: 0 }), 'available'],
    ['SoldOut', 'an animal that has a home', anAnimal(), 'sold'],
    ['InStock', 'an animal that looks for one', anAnimal(), 'available'],
  ])('says %s of %s', async (availability, _what, item, stored) => {
    const id = await addItem(shop, token, { ...item, petname: `${availability} one` });
    await shop.db
      .collection('pets')
      .updateOne({ petname: `${availability} one` }, { $set: { availability: stored } });
    const page = await openItem(id);
    expect(factOf(page, 'Product').offers.availability).toBe(`https://schema.org/${availability}`);
  });

  it('lets no name out of its place', async () => {
    const petname = `</title></script><script>alert('1')</script><!-- "&amp;`;
    const id = await addItem(shop, token, anItem({ petname, short: `"><img src=x onerror='alert(1)'>` }));
    const page = await openItem(id);
    expect(page.head['og:title']).toEqual([petname]);
    expect(page.head.title).toEqual([`${petname} · Fern & Paw`]);
    expect(page.head.description).toEqual([`"><img src=x onerror='alert(1)'>`]);
    expect(factOf(page, 'Product').name).toBe(petname);
    expect(page.html).not.toMatch(/<script>|<img src=x|<!-- "/);
    const list = await open('/DogsFood');
    expect(list.html).not.toMatch(/<script>|<!-- "/);
    expect(factOf(list, 'ItemList').itemListElement[0].name).toBe(petname);
  });

  it('is left by the page that orders it, in canonical address, index and facts', async () => {
    const id = await addItem(shop, token, anAnimal({ petname: 'Juno' }));
    const page = await openItemOrder(id.toUpperCase());
    expect(page.status).toBe(200);
    expect(page.head).toMatchObject({
      canonical: [`${shop.url}/pet/${id}`],
      'og:url': [`${shop.url}/pet/${id}`],
      'og:title': ['Juno'],
      robots: ['noindex'],
    });
    expect(page.facts).toEqual([]);
  });

  it('tells what its reviews come to', async () => {
    const id = await addItem(shop, token, anItem({ petname: 'Well liked' }));
    const review = { name: 'Ada', writtenAt: new Date(), petId: new Types.ObjectId(id) };
    await shop.db.collection('reviews').insertMany([
      { ...review, uid: 'one', stars: 5, text: 'Gone in a minute.' },
      { ...review, uid: 'two', stars: 4 },
    ]);
    // Kept with the item, as each review that comes in keeps it.
    await shop.db
      .collection('pets')
      .updateOne({ _id: review.petId }, { $set: { ratingSum: 9, ratingCount: 2 } });
    const page = await openItem(id);
    expect(factOf(page, 'Product').aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
      bestRating: 5,
    });
    expect(page.html).toContain('Gone in a minute.');
  });

  it.each(['64b0000000000000000000ff', 'nonsense', '%20', '%E0%A4%A'])(
    'says with status 404 that there is no item %s',
    async (id) => {
      const { status, head, html } = await openItem(id);
      expect([status, head.robots, head.canonical]).toEqual([404, ['noindex'], undefined]);
      expect(head.title).toEqual(['Not in the shop · Fern & Paw']);
      expect(html).toContain('<div id="root">');
    },
  );

  it('is gone when the item has left the shop, deleted or retired, and shows others', async () => {
    const other = await addItem(shop, token, anItem({ petname: 'Still here' }));
    const deleted = await addItem(shop, token, anItem({ petname: 'Gone for good' }));
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id: deleted }, token);
    const retired = await addItem(shop, token, anItem({ petname: 'Gone from the shelf' }));
    await shop.db
      .collection('pets')
      .updateOne({ petname: 'Gone from the shelf' }, { $set: { availability: 'retired' } });
    for (const id of [deleted, retired]) {
      for (const page of await Promise.all([openItem(id), openItemOrder(id)])) {
        expect([page.status, page.head.robots, page.head.canonical]).toEqual([410, ['noindex'], undefined]);
        expect(page.head.title).toEqual(['No longer in the shop · Fern & Paw']);
      }
      const { html } = await openItem(id);
      expect(html).toMatch(/<h1[^>]*>No longer in the shop<\/h1>/);
      expect(html).toContain(`href="/pet/${other}"`);
      expect(html).not.toMatch(/<h1[^>]*>Gone/);
      expect(await textOf('/sitemap.xml')).not.toContain(id);
    }
  });

  it('is there again when a deletion was taken back', async () => {
    const id = await addItem(shop, token, anItem({ petname: 'Back again' }));
    await shop.gql('mutation ($id: ID!) { deletePet(id: $id) { _id } }', { id }, token);
    expect((await openItem(id)).status).toBe(410);
    await shop.gql('mutation ($id: ID!) { restorePet(id: $id) { _id } }', { id }, token);
    expect((await openItem(id)).status).toBe(200);
    expect(await shop.db.collection('gonepets').countDocuments({ _id: new Types.ObjectId(id) })).toBe(0);
  });

  it('stays where an animal has found a home, says so and shows others', async () => {
    const other = await addItem(shop, token, anAnimal({ petname: 'Waiting' }));
    const id = await addItem(shop, token, anAnimal({ petname: 'Homed' }));
    await shop.db.collection('pets').updateOne({ petname: 'Homed' }, { $set: { availability: 'sold' } });
    const { status, html } = await openItem(id);
    expect(status).toBe(200);
    expect(html).toContain('Homed has found a home');
    expect(html).toContain(`href="/pet/${other}"`);
    expect(await textOf('/sitemap.xml')).toContain(`/pet/${id}<`);
  });
});

describe('a shop that has a name of its own', () => {
  const name = 'Harbor Pets';
  /** Drawn for visitors, for accounts, for staff, by the browser alone, and where there is no page. */
  const paths = [
    '/',
    '/FindDog',
    '/account',
    '/petorder',
    '/order/FP-7K3M-92QD',
    '/adminDashboard',
    '/FindDog?age=Puppy',
    '/no/such/page',
  ];

  beforeAll(async () => {
    await changeSettings(shop, admin, { name, address: '3 Pier Road', phone: '+12065550199' });
    await shop.restart();
  });
  afterAll(() => shop.db.collection('shopsettings').deleteMany({}));

  it('has no other on any page, from the first answer on', async () => {
    const pages = await Promise.all(paths.map((path) => open(path)));
    for (const { html } of pages) {
      expect(html).not.toMatch(/Fern|Willow Lane|9145550142/);
      expect(html).toContain('"name":"Harbor Pets"');
    }
    for (const { html } of pages.slice(0, 6))
      expect(html).toMatch(/<header.*Harbor Pets.*<footer.*3 Pier Road/s);
  });

  it.each(['/manifest.webmanifest', '/mailbox'])('has no other in %s', async (path) => {
    const text = await (await fetch(shop.url + path)).text();
    expect(text).toContain(name);
    expect(text).not.toContain('Fern');
  });

  it('has it on a page that is opened while the database refuses', async () => {
    await shop.db.admin().command({
      ...{ configureFailPoint: 'failCommand', mode: 'alwaysOn' },
      data: {
        failCommands: ['find', 'aggregate'],
        errorCode: 8000,
        namespace: `${shop.db.databaseName}.pets`,
      },
    });
    try {
      const { html } = await open('/FindCat');
      expect(html).not.toContain('Fern');
      expect(html).toContain('"name":"Harbor Pets"');
    } finally {
      await shop.db.admin().command({ configureFailPoint: 'failCommand', mode: 'off' });
    }
  });
});

describe('where search engines look', () => {
  it('is told in robots.txt', async () => {
    const text = await textOf('/robots.txt');
    for (const path of ['/adminDashboard', '/petorder', '/accessoriesOrder', '/graphql']) {
      expect(text).toContain(`Disallow: ${path}\n`);
    }
    expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml\n`);
  });

  it('is every page and every item, with when it last changed', async () => {
    const id = await addItem(shop, token, anItem({ petname: 'Listed' }));
    const answer = await fetch(`${shop.url}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset [\s\S]*<\/urlset>\n$/);
    for (const path of ['/', '/FindDog', '/CatAccessories', '/PetSearchItems']) {
      expect(xml).toContain(`<url><loc>${shop.url}${path}</loc></url>`);
    }
    expect(xml).toMatch(new RegExp(`<loc>${shop.url}/pet/${id}</loc><lastmod>2[0-9T:.-]+Z</lastmod>`));
    expect(xml).not.toMatch(/resetPassword|petorder|adminDashboard|:id/i);
  });

  it('comes with the pictures of the items', async () => {
    const img = { at: 'variables.img', bytes: await aPicture() };
    const input = anItem({ petname: 'Pictured' });
    const { data } = await shop.gql(addPet, { input, img: null }, token, [img]);
    const { _id, image } = data.addPet;
    const xml = await textOf('/sitemap.xml');
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const [, entry] = new RegExp(`<url><loc>${shop.url}/pet/${_id}</loc>(.*?)</url>`).exec(xml) ?? [];
    expect(entry).toContain(
      `<image:image><image:loc>${shop.url}/images/${image.hash}/1280.jpeg</image:loc></image:image>`,
    );
  });
});

describe('a large shop that is known under one address', () => {
  const origin = 'https://fern-and-paw.example';
  let large: OwnShop;

  beforeAll(async () => {
    large = await startShop({ env: { PUBLIC_URL: `${origin}/` } });
    const pets = Array.from({ length: 50_010 }, () => ({ availability: 'available' }));
    await large.db.collection('pets').insertMany(pets);
  });
  afterAll(() => large.stop());

  it('is that to everybody, however they reached it', async () => {
    const { head } = await openPage(large.url, '/login');
    expect(head['og:image']).toEqual([`${origin}/og.jpg`]);
    expect(await textOf('/robots.txt', large)).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });

  it('has a sitemap in several files, with no address left out or named twice', async () => {
    expect(addressesIn(await textOf('/sitemap.xml', large))).toEqual([
      `${origin}/sitemap-1.xml`,
      `${origin}/sitemap-2.xml`,
    ]);
    const files = await Promise.all([1, 2].map((file) => textOf(`/sitemap-${file}.xml`, large)));
    const addresses = files.map(addressesIn);
    expect(addresses[0]).toHaveLength(50_000);
    expect(addresses.flat().filter((address) => address.includes('/pet/'))).toHaveLength(50_010);
    expect(new Set(addresses.flat()).size).toBe(addresses.flat().length);
  });

  it.each(['0', '3', '1.5', 'x'])('has no file %s of its sitemap', async (file) => {
    expect((await fetch(`${large.url}/sitemap-${file}.xml`)).status).toBe(404);
  });
});

describe('the icons', () => {
  it.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest', '/og.jpg'])(
    'are there: %s',
    async (path) => {
      expect((await fetch(`${shop.url}${path}`)).status).toBe(200);
    },
  );
});

async function textOf(path: string, { url } = shop): Promise<string> {
  const answer = await fetch(`${url}${path}`);
  expect(answer.status).toBe(200);
  return answer.text();
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

describe('what a page brings along', () => {
  function answersIn({ html }: OpenedPage) {
    const [, json = '[]'] = /<script id="answers" type="application\/json">(.*?)<\/script>/s.exec(html) ?? [];
    // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
    return JSON.parse(json) as any[];
  }

  /** What it brings beside what every page says of the shop. */
  function ownAnswersIn(page: OpenedPage) {
    return answersIn(page).filter(({ operation }) => operation !== 'ShopFacts');
  }

  it.each(['/FindDog', '/YourCarts'])('is on %s what every page says of the shop', async (path) => {
    const [facts] = answersIn(await open(path));
    expect(facts).toMatchObject({ operation: 'ShopFacts', data: { shopSettings: { name: 'Fern & Paw' } } });
  });

  it('is the answer to its first question, as the API gives it to a visitor', async () => {
    const id = await addItem(shop, token, anAnimal({ petname: 'Biscuit' }));
    const [list] = ownAnswersIn(await open('/FindDog'));
    expect(list).toMatchObject({
      operation: 'PetList',
      variables: { where: { type: 'DOG', category: 'PETS' }, orderBy: 'RELEVANCE', first: 12 },
    });
    expect(list.data.pets.edges[0].node).toMatchObject({ __typename: 'Pet', _id: id, petname: 'Biscuit' });
  });

  it('is of this moment: a price that has changed is in the next page', async () => {
    const id = await addItem(shop, token, anItem({ petprice: 10 }));
    const priceNow = async () => ownAnswersIn(await openItem(id))[0].data.pet.petprice;
    expect(await priceNow()).toBe(10);
    await shop.gql(
      'mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 11 }) { _id } }',
      { id },
      token,
    );
    expect(await priceNow()).toBe(11);
  });

  it('can not be left by a text of an item', async () => {
    const petname = '</script><script>alert(1)</script>';
    const id = await addItem(shop, token, anAnimal({ petname }));
    const page = await openItem(id);
    expect(page.html).not.toContain('<script>alert');
    expect(ownAnswersIn(page)[0].data.pet.petname).toBe(petname);
  });

  it('is the code of the page, so that a browser fetches it at once', async () => {
    const { html } = await open('/FindDog');
    const [, file = ''] = /<link rel="modulepreload"[^>]* href="([^"]*pet-list[^"]*)"/.exec(html) ?? [];
    expect((await fetch(`${shop.url}${file}`)).status).toBe(200);
    expect(html).not.toMatch(/<link rel="modulepreload"[^>]*home\.page/);
  });

  it('is left out where it would be of no use', async () => {
    expect(ownAnswersIn(await open('/YourCarts'))).toEqual([]);
    expect(ownAnswersIn(await open('/FindDog?age=Puppy'))).toEqual([]);
  });
});

describe('a page that was made', () => {
  const list = '/DogsAccessories';
  const leash = { petname: 'Leash', category: 'ACCESSORIES' } as const;
  let other: ServerProcess;
  let profiler: Profiler;
  beforeAll(async () => {
    other = await shop.startAnother();
    profiler = await profilerOf(shop.db);
    // Of an empty list it is known that there is nothing to read.
    for (const type of ['DOG', 'CAT'] as const) await addItem(shop, token, anItem({ ...leash, type }));
  });

  /** Reads of the catalogue that a page takes. */
  async function readsFor(path: string, headers?: Record<string, string>): Promise<number> {
    const commands = await profiler.during(async () => void (await open(path, headers)));
    return commands.filter(({ name }) => name.startsWith('pets ')).length;
  }

  async function comesToBeKept(path: string): Promise<void> {
    await eventually(async () => (await readsFor(path)) === 0);
  }

  async function setPrice(id: string, petprice: number): Promise<void> {
    const change =
      'mutation ($id: ID!, $petprice: Float!) { updatePet(id: $id, input: { petprice: $petprice }) { _id } }';
    await shop.gql(change, { id, petprice }, token);
  }

  it('is given to the next one who asks for it, as it is', async () => {
    await comesToBeKept(list);
    const [first, second] = [await open(list), await open(list)];
    expect(second.html).toBe(first.html);
    expect(second.status).toBe(200);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('is made again for whoever loads it again', async () => {
    await comesToBeKept(list);
    for (const asked of ['no-cache', 'max-age=0']) {
      expect(await readsFor(list, { 'cache-control': asked })).toBeGreaterThan(0);
    }
  });

  it('is another one under another address', async () => {
    await comesToBeKept(list);
    expect(await readsFor('/CatAccessories')).toBeGreaterThan(0);
    expect((await open('/CatAccessories')).head.canonical).toEqual([`${shop.url}/CatAccessories`]);
  });

  it('is made again after a change by this process, by another one and by none', async () => {
    const id = await addItem(shop, token, anItem({ ...leash, petprice: 21 }));
    const shows = async (url: string, price: string) => (await openPage(url, list)).html.includes(price);
    for (let price = 31; price < 36; price++) {
      await setPrice(id, price);
      expect(await shows(shop.url, `$${price}.00`)).toBe(true);
    }
    await eventually(() => shows(other.url, '$35.00'));
    await setPrice(id, 36);
    await eventually(() => shows(other.url, '$36.00'));
    await shop.db.collection('pets').updateOne({ _id: new Types.ObjectId(id) }, { $set: { petprice: 37 } });
    await eventually(() => shows(shop.url, '$37.00'));
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    [null, 'identity'],
  ])('is packed as %s for whoever takes "%s"', async (form, accepted) => {
    await comesToBeKept(list);
    // What was changed before may become known between the two.
    const packed = await eventually(async () => {
      const plain = await open(list, { 'accept-encoding': 'identity' });
      const one = await open(list, { 'accept-encoding': accepted });
      // fetch unpacks it.
      expect(one.html).toBe(plain.html);
      return one;
    });
    expect(packed.headers.get('content-encoding')).toBe(form);
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const etag = packed.headers.get('etag') ?? '';
    const again = await open(list, {
      'accept-encoding': accepted,
      'if-none-match': etag,
      'cache-control': 'max-age=0',
    });
    expect([again.status, again.html]).toEqual([304, '']);
  });

  it('is not kept where there is no such page', async () => {
    const nowhere = '/pet/64b0000000000000000000fe';
    for (let times = 0; times < 3; times++) expect(await readsFor(nowhere)).toBeGreaterThan(0);
  });
});

describe('the drawing of a page', () => {
  /** What a browser shows before any code has run. */
  function drawingIn({ html }: OpenedPage): string {
    const [, drawing = ''] =
      /<div id="root">(.*?)<\/div>\s*<(?:template id="sign-in"|\/body)>/s.exec(html) ?? [];
    return drawing;
  }

  it('shows what the page is about', async () => {
    const id = await addItem(shop, token, anAnimal({ petname: 'Marmalade' }));
    const drawing = drawingIn(await open('/FindDog'));
    expect(drawing).toMatch(/<h1[^>]*>Find a dog<\/h1>/);
    expect(drawing).toContain(`href="/pet/${id}"`);
    expect(drawing).toContain('>Marmalade</a>');
  });

  it('is of this moment: a price that has changed is in the next one', async () => {
    const id = await addItem(shop, token, anItem({ petprice: 1234.5 }));
    expect(drawingIn(await open('/DogsFood'))).toContain('$1,234.50');
    await shop.gql(
      'mutation ($id: ID!) { updatePet(id: $id, input: { petprice: 4321.5 }) { _id } }',
      { id },
      token,
    );
    const drawing = drawingIn(await open('/DogsFood'));
    expect(drawing).toContain('$4,321.50');
    expect(drawing).not.toContain('$1,234.50');
  });

  it('can not be left by a text of an item', async () => {
    await addItem(shop, token, anAnimal({ petname: '<script>alert(1)</script>' }));
    const drawing = drawingIn(await open('/FindDog'));
    expect(drawing).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(drawing).not.toContain('<script');
  });

  it('is the whole page of an item, with the way to order it', async () => {
    const id = await addItem(shop, token, anItem({ petname: 'Tangerine', stock: 7 }));
    // With what networks and newsletters hang onto addresses.
    const drawing = drawingIn(await openItem(`${id}?utm_source=a-friend`));
    expect(drawing).toMatch(/<h1[^>]*>Tangerine<\/h1>/);
    expect(drawing).toContain('$12.50');
    expect(drawing).toContain('Two kilograms');
    expect(drawing).toMatch(/In stock.*7/);
    expect(drawing).toMatch(/Standard delivery.*\$5\.00.*\w+day, \w+ \d+ to \w+day, \w+ \d+/);
    expect(drawing).toContain('No reviews yet');
    expect(drawing).toContain(`href="/PetOrderDetails/${id}"`);
  });

  it('says so where there is no such item', async () => {
    const drawing = drawingIn(await openItem('64b0000000000000000000ff'));
    expect(drawing).toMatch(/<h1[^>]*>Not in the shop<\/h1>/);
  });

  it('is a frame alone where a page is for somebody: nobody knows yet for whom', async () => {
    const id = await addItem(shop, token, anAnimal({ petname: 'Clementine' }));
    const pages = await Promise.all([openItemOrder(id), open('/petorder'), open('/adminDashboard')]);
    const drawings = pages.map(drawingIn);
    for (const drawing of drawings.slice(0, 2)) expect(drawing).toContain('Free same-day delivery');
    expect(drawings[2]).toContain('Back office');
    expect(drawings.join('')).not.toContain('Clementine');
  });

  it('has the page to sign in on beside it where a page is for somebody, for who is not signed in', async () => {
    const id = await addItem(shop, token, anAnimal());
    const pages = await Promise.all([openItemOrder(id), open('/petorder'), open('/adminDashboard/Audit')]);
    for (const { html } of pages) {
      const [, signIn = ''] = /<template id="sign-in">(.*)<script src="([^"]*)">/s.exec(html) ?? [];
      expect(signIn).toMatch(/<h1[^>]*>Welcome back<\/h1>/);
      expect(signIn).toMatch(/<template id="code">.*modulepreload[^>]*login\.page/);
      expect(signIn).not.toMatch(/type="(password|email)"/);
      const [, styles = ''] = /<head>(.*)<\/head>/s.exec(html) ?? [];
      expect(styles).toMatch(/rel="stylesheet"[^>]*sign-in/);
    }
    expect((await open('/FindDog')).html).not.toContain('id="sign-in"');
    expect((await fetch(`${shop.url}/sign-in-first.js`)).status).toBe(200);
  });

  it.each(['/login', '/register', '/resetPassword'])('has no field for secrets: %s', async (path) => {
    const drawing = drawingIn(await open(path));
    expect(drawing).toContain('<h1');
    // The search in the header is a form of its own.
    const [, page = ''] = /<main(.*)<\/main>/s.exec(drawing) ?? [];
    expect(page).not.toMatch(/<(form|input)/);
  });

  it.each(['/FindDog?age=Puppy', '/no/such/page'])('is left to the browser: %s', async (path) => {
    expect(drawingIn(await open(path))).toBe('');
    expect((await open(path)).html).toContain('<div id="root"></div>');
  });

  it('has the connection to itself at first: its code is set apart', async () => {
    const codeIn = ({ html }: OpenedPage) => /<template id="code">(.*)<\/template>/s.exec(html)?.[1] ?? '';
    expect(codeIn(await open('/FindDog'))).toMatch(/rel="modulepreload"[^>]*pet-list/);
    expect(codeIn(await open('/FindDog'))).not.toContain('stylesheet');
    expect(codeIn(await open('/FindDog?age=Puppy'))).toBe('');
  });
});
