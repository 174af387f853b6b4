import sharp from 'sharp';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addPet, anItem } from '../fixtures/shop/items.ts';
import { aHeicHead, aPhotograph, aPicture, type Picture } from '../fixtures/shop/pictures.ts';
import { type Shop, startShop } from '../harness/shop.ts';

let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await shop.signUp({ role: 'admin' })).token;
});
afterAll(() => shop.stop());

/** Sends a picture both ways in. */
async function uploadBothWays(bytes: Picture) {
  const img = new Blob([bytes], { type: 'image/jpeg' });
  return {
    rest: await shop.rest('POST', '/admin/Petspost', { token, form: aFormWith({ img }) }),
    graphql: await shop.gql(addPet, { input: anItem(), img: null }, token, [{ at: 'variables.img', bytes }]),
  };
}

async function addWith(
  bytes: Picture,
): Promise<{ _id: string; image: { hash: string; width: number; height: number } }> {
  const { data } = await shop.gql(addPet, { input: anItem(), img: null }, token, [
    { at: 'variables.img', bytes },
  ]);
  return data.addPet;
}

async function fetchBytes(path: string): Promise<Buffer> {
  const answer = await fetch(`${shop.url}${path}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

function textBytes(text: string): Picture {
  return new TextEncoder().encode(text);
}

// What is a picture, and what becomes of it: server/src/images/picture-processor.test.ts.
describe('a picture that comes in', () => {
  it('is taken both ways and stored as JPEG', async () => {
    const { rest, graphql } = await uploadBothWays(
      await aPicture({ format: 'webp', width: 320, height: 240 }),
    );
    expect(rest.status).toBe(201);
    expect(graphql.errors).toBeUndefined();
    const stored = Buffer.from(rest.body.img, 'base64');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 240 });
  });

  it('is rejected both ways when it is none, whatever its name claims', async () => {
    const before = await shop.db.collection('pets').countDocuments();
    const { rest, graphql } = await uploadBothWays(textBytes('<!doctype html><script>alert(1)</script>'));
    expect([rest.status, rest.body.error?.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(graphql.code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(await shop.db.collection('pets').countDocuments()).toBe(before);
  });

  it('is rejected beyond 10 MB', async () => {
    const small = await aPicture({ format: 'jpeg' });
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1);
    bytes.set(small);
    const { rest, graphql } = await uploadBothWays(bytes);
    expect([rest.status, rest.body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(graphql.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('may be an empty file without a name: that is what a form sends when none was chosen', async () => {
    const { status, body } = await shop.rest('POST', '/admin/Petspost', {
      token,
      form: aFormWith({ img: new File([], '') }),
    });
    expect(status).toBe(201);
    expect(body.img).toBeUndefined();
  });

  it('is rejected both ways when it is an empty file, and no item is added without it', async () => {
    const before = await shop.db.collection('pets').countDocuments();
    const { rest, graphql } = await uploadBothWays(new Uint8Array());
    expect([rest.status, rest.body.error?.fields]).toEqual([400, { img: 'The file is empty' }]);
    expect(graphql.errors?.[0]?.extensions.fields).toEqual({ img: 'The file is empty' });
    expect(await shop.db.collection('pets').countDocuments()).toBe(before);
  });

  it('belongs in the field img', async () => {
    const photo = new Blob([await aPicture()]);
    const { status, body } = await shop.rest('POST', '/admin/Petspost', {
      token,
      form: aFormWith({ photo }),
    });
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['photo']]);
  });

  it('loses what the camera wrote into it, and stands upright', async () => {
    const photograph = await aPhotograph();
    expect(Buffer.from(photograph).includes('Someone private')).toBe(true);
    const { image } = await addWith(photograph);
    expect(image).toMatchObject({ width: 200, height: 400 });
    const stored = await shop.db.collection('pictures').findOne({ _id: image.hash as never });
    const served = await fetchBytes(`/images/${image.hash}/640.jpeg`);
    for (const bytes of [Buffer.from(stored?.jpeg.buffer), served]) {
      expect(bytes.includes('Someone private')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  it('is stored once, however often it is sent', async () => {
    const bytes = await aPicture({ background: '#123456' });
    const before = await shop.db.collection('pictures').countDocuments();
    const added = await Promise.all([addWith(bytes), addWith(bytes), addWith(bytes)]);
    expect(new Set(added.map((pet) => pet.image.hash)).size).toBe(1);
    expect(await shop.db.collection('pictures').countDocuments()).toBe(before + 1);
  });

  it('is made no larger than a page ever shows it', async () => {
    const { image } = await addWith(await aPicture({ width: 3000, height: 1500 }));
    expect(image).toMatchObject({ width: 1600, height: 800 });
  });
});

it('a column of one pixel is taken, and served in every size', async () => {
  const { rest, graphql } = await uploadBothWays(await aPicture({ width: 1, height: 16_383 }));
  expect([rest.status, graphql.code]).toEqual([201, undefined]);
  const { hash } = graphql.data.addPet.image;
  for (const format of ['webp', 'avif', 'jpeg']) {
    for (const size of [160, 1280])
      await sharp(await fetchBytes(`/images/${hash}/${size}.${format}`)).stats();
  }
});

describe('a photograph of a phone', () => {
  it('that is HEIC is rejected both ways with what to do', async () => {
    const { rest, graphql } = await uploadBothWays(aHeicHead('heic'));
    expect([rest.status, graphql.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    for (const message of [rest.body.error.message, graphql.errors?.[0]?.message]) {
      expect(message).toMatch(/HEIC.*JPEG/);
    }
  });

  it.each(['image/jpg', 'image/pjpeg', 'image/x-png', 'application/octet-stream', ''])(
    'is taken under the type %j: its bytes say what it is',
    async (type) => {
      const bytes = await aPicture({ format: 'jpeg', width: 40, height: 30 });
      const img = new File([bytes], 'photo', { type });
      const rest = await shop.rest('POST', '/admin/Petspost', { token, form: aFormWith({ img }) });
      const graphql = await shop.gql(addPet, { input: anItem(), img: null }, token, [
        { at: 'variables.img', bytes, name: 'photo', type },
      ]);
      expect([rest.status, graphql.code]).toEqual([201, undefined]);
    },
  );
});

describe('a picture that goes out', () => {
  const widths = [160, 320, 480, 640, 960, 1280];
  const formats = ['webp', 'avif', 'jpeg'];
  let hash: string;

  beforeAll(async () => {
    ({
      image: { hash },
    } = await addWith(await aPicture({ width: 1000, height: 500, background: '#998877' })));
  });

  it.each(formats)('is served as %s in every width, never enlarged', async (format) => {
    for (const width of widths) {
      const answer = await fetch(`${shop.url}/images/${hash}/${width}.${format}`);
      expect([width, answer.status, answer.headers.get('content-type')]).toEqual([
        width,
        200,
        `image/${format}`,
      ]);
      const { width: real, format: kind } = await sharp(await answer.arrayBuffer()).metadata();
      expect([kind === 'heif' ? 'avif' : kind, real]).toEqual([format, Math.min(width, 1000)]);
    }
  });

  it('may be kept for ever, because it never changes under its address', async () => {
    const { headers } = await fetch(`${shop.url}/images/${hash}/320.webp`);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await fetch(`${shop.url}/images/${hash}/320.webp`);
    const again = await fetch(`${shop.url}/images/${hash}/320.webp`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is made once, even when many ask for it at the same time', async () => {
    const { image } = await addWith(await aPicture({ width: 1200, height: 900, background: '#445566' }));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fetchBytes(`/images/${image.hash}/480.avif`)),
    );
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(
      await shop.db.collection('renditions').countDocuments({ _id: `${image.hash}/480.avif` as never }),
    ).toBe(1);
  });

  it.each([
    ['another hash', () => `/images/${'0'.repeat(64)}/320.webp`],
    ['no hash', () => '/images/nothing/320.webp'],
    ['a width that is not served', () => `/images/${hash}/321.webp`],
    ['a format that is not served', () => `/images/${hash}/320.png`],
    ['a way out of the folder', () => `/images/${hash}/..%2f..%2fetc%2fpasswd`],
  ])('is a 404 under %s', async (_what, pathOf) => {
    const { status, body } = await shop.rest('GET', pathOf());
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('has no address in a width that is not served', async () => {
    const { _id } = await addWith(await aPicture());
    const answer = await shop.gql('query ($id: ID!) { pet(id: $id) { image { url(width: 333) } } }', {
      id: _id,
    });
    expect(answer.code).toBe('BAD_USER_INPUT');
  });
});

describe('img, the picture as base64', () => {
  it('is a JPEG without data-URL prefix, at most 800 pixels wide', async () => {
    const { _id } = await addWith(await aPicture({ width: 1400, height: 700, background: '#778899' }));
    const { data } = await shop.gql('query ($id: ID!) { pet(id: $id) { img } }', { id: _id });
    expect(data.pet.img).toMatch(/^\/9j\//);
    const { format, width } = await sharp(Buffer.from(data.pet.img, 'base64')).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 800 });
  });

  it('alone makes a list read pictures: without it, not one is touched', async () => {
    const bytesRead = async (query: string) => {
      await shop.db.command({ profile: 0 });
      await shop.db.collection('system.profile').drop();
      await shop.db.command({ profile: 2 });
      expect((await shop.gql(query)).errors).toBeUndefined();
      await shop.db.command({ profile: 0 });
      const reads = { op: { $in: ['query', 'getmore', 'command'] }, ns: /\.(pictures|renditions)$/ };
      return shop.db.collection('system.profile').countDocuments(reads);
    };
    await shop.db.command({ profile: 2 });
    const list =
      '{ pets(first: 10) { totalCount facets { type { value } } edges { node { petname image { url placeholder } IMG } } } }';
    expect(await bytesRead(list.replace('IMG', ''))).toBe(0);
    expect(await bytesRead(list.replace('IMG', 'img'))).toBeGreaterThan(0);
  });

  it('is as wide as a card in a list of the REST paths', async () => {
    const { _id } = await addWith(await aPicture({ width: 1400, height: 700, background: '#667788' }));
    const { body } = await shop.rest('GET', '/pets/getAllAccessories');
    const { img } = body.find((item: { _id: string }) => item._id === _id);
    expect((await sharp(Buffer.from(img, 'base64')).metadata()).width).toBe(320);
  });
});
