import { addReviewPhoto, removeReviewPhoto } from '../fixtures/reviews/review-photos.ts';
import { answerReview, receive, review, takeDownReview } from '../fixtures/reviews/reviews.ts';
import { addItem, anItem } from '../fixtures/shop/items.ts';
import { awaitMail, kindsSentTo } from '../fixtures/shop/mails.ts';
import { aPhotograph, aPicture, type Picture } from '../fixtures/shop/pictures.ts';
import type { Account } from '../harness/accounts.ts';
import { type Shop, startShop, withMails } from '../harness/shop.ts';

let shop: Shop;
let admin: Account;
let shopper: Account;

beforeAll(async () => {
  shop = await startShop({ env: withMails });
  admin = await shop.signUp({ role: 'admin', name: 'Olive Owner' });
  shopper = await shop.signUp({ name: 'Robin Park', isProved: true });
});
afterAll(() => shop.stop());

/** An item that the shopper has received. */
async function aReceivedItem(petname: string): Promise<string> {
  const petId = await addItem(shop, admin.token, anItem({ petname, stock: 100, brand: 'Opinionated' }));
  await receive(shop, shopper, admin, petId);
  return petId;
}

const list = `query ($where: PetWhere, $search: String, $orderBy: PetOrderBy!, $first: Int!, $after: String) {
  pets(where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
    totalCount
    edges { node { petname rating { average count } } }
    pageInfo { endCursor hasNextPage }
    facets { kind { value count } }
  }
}`;

async function listed(page: {
  where?: object;
  search?: string;
  orderBy?: string;
  first?: number;
  after?: string;
}) {
  const where = { brand: 'Opinionated', ...page.where };
  const { data, errors } = await shop.gql(list, { orderBy: 'RATING', first: 20, ...page, where });
  expect(errors).toBeUndefined();
  const { edges, ...rest } = data.pets;
  return { ...rest, names: edges.map(({ node }: { node: { petname: string } }) => node.petname), edges };
}

describe('lists by stars', () => {
  it('begin with the best, and go on page by page to what nobody has reviewed', async () => {
    const [good, best, poor] = [
      ...[await aReceivedItem('Good'), await aReceivedItem('Best'), await aReceivedItem('Poor')],
    ] as const;
    await aReceivedItem('Unknown');
    await review(shop, shopper, good, { stars: 4 });
    await review(shop, shopper, best, { stars: 5 });
    await review(shop, shopper, poor, { stars: 1 });
    const all = await listed({});
    expect(all.names).toEqual(['Best', 'Good', 'Poor', 'Unknown']);
    expect(all.edges[0].node.rating).toEqual({ average: 5, count: 1 });
    expect(all.edges[3].node.rating).toEqual({ average: null, count: 0 });
    const names: string[] = [];
    for (let after: string | undefined; names.length < 4; ) {
      const page = await listed({ first: 1, ...(after && { after }) });
      names.push(...page.names);
      after = page.pageInfo.endCursor;
    }
    expect(names).toEqual(all.names);
    // Narrowed, counted and searched as any list is; and what was just written is found at once.
    expect(await listed({ where: { minRating: 4 } })).toMatchObject({
      totalCount: 2,
      names: ['Best', 'Good'],
    });
    expect((await listed({ where: { minRating: 4 }, orderBy: 'NAME' })).names).toEqual(['Best', 'Good']);
    expect((await listed({ where: { minRating: 4 }, search: 'good', orderBy: 'RELEVANCE' })).names).toEqual([
      'Good',
    ]);
    await review(shop, shopper, good, { stars: 3 });
    expect((await listed({ where: { minRating: 4 } })).names).toEqual(['Best']);
    await shop.gql('mutation ($petId: ID!) { removeReview(petId: $petId) }', { petId: best }, shopper.token);
    expect(await listed({ where: { minRating: 4 } })).toMatchObject({ totalCount: 0, names: [] });
    expect((await listed({ where: { minRating: 1 } })).names).toEqual(['Good', 'Poor']);
    expect((await listed({ where: { minRating: 9 } })).names).toEqual([]);
  });

  it('do not date what is reviewed anew, and leave the stock to sales', async () => {
    const petId = await aReceivedItem('Dated');
    const before = await shop.db.collection('pets').findOne({ petname: 'Dated' });
    await review(shop, shopper, petId, { stars: 4 });
    const after = await shop.db.collection('pets').findOne({ petname: 'Dated' });
    expect(after).toMatchObject({ updatedAt: before?.updatedAt, stock: before?.stock, ratingCount: 1 });
  });

  it('count all reviews that come at once', async () => {
    const petId = await aReceivedItem('Popular');
    const buyers = [shopper, await shop.signUp({ name: 'Kim' }), await shop.signUp({ name: 'Lee' })];
    for (const buyer of buyers.slice(1)) await receive(shop, buyer, admin, petId);
    await Promise.all(buyers.map((buyer, place) => review(shop, buyer, petId, { stars: place + 3 })));
    const { data } = await shop.gql(`{ pet(id: "${petId}") { rating { average count } } }`);
    expect(data.pet.rating).toEqual({ average: 4, count: 3 });
  });
});

describe('the answer to a review', () => {
  const answerOf = async (petId: string) => {
    const { data } = await shop.gql(
      `{ pet(id: "${petId}") { reviews { edges { node { answer { text } } } } } }`,
    );
    return data.pet.reviews.edges[0].node.answer;
  };

  it('stands under it, is mailed once to its author, and changed without another mail', async () => {
    const petId = await aReceivedItem('Answered');
    const id = await review(shop, shopper, petId, { stars: 2, text: 'Crumbs everywhere.' });
    expect(await answerOf(petId)).toBeNull();
    const answer = (text: string | null, token = admin.token) => shop.gql(answerReview, { id, text }, token);
    expect((await answer('No.', shopper.token)).code).toBe('FORBIDDEN');
    expect((await answer('We have a finer sieve now.')).data.answerReview.answer.text).toContain('sieve');
    const mail = await awaitMail(shop, 'REVIEW_ANSWERED', shopper.email);
    expect(mail.subject).toContain('Answered');
    for (const text of ['Crumbs everywhere.', 'We have a finer sieve now.'])
      expect(mail.text).toContain(text);
    await answer('A finer sieve, since May.');
    expect(await answerOf(petId)).toEqual({ text: 'A finer sieve, since May.' });
    // Their author may change what they wrote: the answer stays.
    await review(shop, shopper, petId, { stars: 4 });
    expect(await answerOf(petId)).toEqual({ text: 'A finer sieve, since May.' });
    await answer('   ');
    expect(await answerOf(petId)).toBeNull();
    await answer('Back again.');
    expect(
      (await kindsSentTo(shop, shopper.email)).filter((kind) => kind === 'REVIEW_ANSWERED'),
    ).toHaveLength(1);
    expect((await answer('a'.repeat(1001))).errors?.[0]?.extensions.fields).toEqual({
      text: 'At most 1000 characters',
    });
    const records = await shop.db
      .collection('auditrecords')
      .find({ action: 'answer_review', subjectId: id })
      .toArray();
    expect(records).toHaveLength(4);
  });

  it('is only of a review that is there', async () => {
    const variables = { id: '507f1f77bcf86cd799439011', text: 'Hello' };
    expect((await shop.gql(answerReview, variables, admin.token)).code).toBe('NOT_FOUND');
  });
});

describe('photos of a review', () => {
  async function send(petId: string, bytes: Picture, as = shopper) {
    const { data, errors, code } = await shop.gql(addReviewPhoto, { petId, img: null }, as.token, [
      { at: 'variables.img', bytes },
    ]);
    return { photos: data?.addReviewPhoto?.photos as { hash: string; url: string }[], errors, code };
  }
  const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status;

  it('are read anew as all pictures are, and four are enough', async () => {
    const petId = await aReceivedItem('Photographed');
    expect((await send(petId, await aPhotograph())).code).toBe('NOT_FOUND');
    await review(shop, shopper, petId);
    const { photos } = await send(petId, await aPhotograph());
    const bytes = await (await fetch(`${shop.url}${photos[0]?.url}`)).arrayBuffer();
    expect(Buffer.from(bytes).includes('Someone private')).toBe(false);
    expect((await send(petId, await aPhotograph())).photos).toHaveLength(1);
    for (const background of ['#111111', '#222222', '#333333'])
      await send(petId, await aPicture({ background }));
    const fifth = await send(petId, await aPicture({ background: '#444444' }));
    expect(fifth.errors?.[0]?.extensions.fields).toEqual({ img: 'At most 4 photos' });
    expect((await send(petId, new TextEncoder().encode('<script>'))).code).toBeDefined();
    const { data } = await shop.gql(
      `{ pet(id: "${petId}") { reviews { edges { node { photos { hash } } } } } }`,
    );
    expect(data.pet.reviews.edges[0].node.photos).toHaveLength(4);
  });

  it('go one by one, and with their review, whoever removes it', async () => {
    const petId = await aReceivedItem('Removed');
    const id = await review(shop, shopper, petId);
    await send(petId, await aPicture({ background: '#0000aa' }));
    const { photos } = await send(petId, await aPicture({ background: '#00aa00' }));
    const [first, second] = photos.map(({ url }) => url);
    expect([await statusOf(first ?? ''), await statusOf(second ?? '')]).toEqual([200, 200]);
    const stranger = await shop.signUp();
    const hash = photos[0]?.hash;
    expect((await shop.gql(removeReviewPhoto, { petId, hash }, stranger.token)).code).toBe('NOT_FOUND');
    await shop.gql(removeReviewPhoto, { petId, hash }, shopper.token);
    expect([await statusOf(first ?? ''), await statusOf(second ?? '')]).toEqual([404, 200]);
    await shop.gql(takeDownReview, { id }, admin.token);
    expect(await statusOf(second ?? '')).toBe(404);
    const left = { _id: { $in: photos.map((photo) => photo.hash) as never[] } };
    expect(await shop.db.collection('pictures').countDocuments(left)).toBe(0);
  });

  it('are their own, also where an item has the same picture', async () => {
    const petId = await aReceivedItem('Shared');
    const bytes = await aPicture({ background: '#abcdef' });
    await review(shop, shopper, petId);
    const add = 'mutation ($id: ID!, $img: Upload) { addPetPicture(id: $id, img: $img) { image { url } } }';
    const { data } = await shop.gql(add, { id: petId, img: null }, admin.token, [
      { at: 'variables.img', bytes },
    ]);
    await send(petId, bytes);
    await shop.gql('mutation ($petId: ID!) { removeReview(petId: $petId) }', { petId }, shopper.token);
    expect(await statusOf(data.addPetPicture.image.url)).toBe(200);
  });
});
