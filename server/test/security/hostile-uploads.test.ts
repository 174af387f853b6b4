import { connect } from 'node:net';
import sharp from 'sharp';
import { eventually } from '../fixtures/process/eventually.ts';
import { hostileFiles, SCRIPT } from '../fixtures/shop/hostile-files.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addPet, anItem } from '../fixtures/shop/items.ts';
import { aPicture, type Picture } from '../fixtures/shop/pictures.ts';
import { type Shop, startShop } from '../harness/shop.ts';

const MEGABYTE_BYTES = 1024 * 1024;

let shop: Shop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await shop.signUp({ role: 'admin' })).token;
});
afterAll(() => shop.stop());

/** Sends a file both ways in; every one of them says that it is a harmless JPEG. */
async function uploadBothWays(bytes: Picture, name = 'harmless.jpg') {
  const img = new File([bytes], name, { type: 'image/jpeg' });
  const rest = await shop.rest('POST', '/admin/Petspost', { token, form: aFormWith({ img }) });
  const graphql = await shop.gql(addPet, { input: anItem(), img: null }, token, [
    { at: 'variables.img', bytes, name },
  ]);
  return { rest, graphql };
}

async function counts(): Promise<number[]> {
  return Promise.all(['pets', 'pictures'].map((name) => shop.db.collection(name).countDocuments()));
}

/* What becomes of which file is a table: server/src/images/picture-processor.test.ts. */

it('a file that is no picture is rejected both ways in, and so is too much of one; nothing is stored', async () => {
  const large = new Uint8Array(10 * MEGABYTE_BYTES + 1);
  large.set(await aPicture({ format: 'jpeg' }));
  const before = await counts();
  for (const [bytes, status, code] of [
    [new TextEncoder().encode('<!doctype html>'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [large, 413, 'PAYLOAD_TOO_LARGE'],
    [new Uint8Array(40 * MEGABYTE_BYTES), 413, 'PAYLOAD_TOO_LARGE'],
  ] as const) {
    const { rest, graphql } = await uploadBothWays(bytes);
    expect([rest.status, rest.body.error.code, graphql.code]).toEqual([status, code, code]);
  }
  expect(await counts()).toEqual(before);
});

it('a picture that brings something along is made again, and served as nothing but a picture', async () => {
  const withScript = hostileFiles.find(({ what }) => what === 'a JPEG with a script in its EXIF');
  if (!withScript) throw new Error('There is no such file');
  const { rest, graphql } = await uploadBothWays(await withScript.bytes());
  expect([rest.status, graphql.code]).toEqual([201, undefined]);
  const { hash } = graphql.data.addPet.image;
  const stored = await shop.db.collection('pictures').findOne({ _id: hash });
  const served = await fetch(`${shop.url}/images/${hash}/320.jpeg`);
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{16}-320\.jpeg"$/),
  });
  for (const picture of [
    stored?.jpeg.buffer,
    Buffer.from(rest.body.img, 'base64'),
    await served.arrayBuffer(),
  ]) {
    const bytes = Buffer.from(picture);
    expect(bytes.includes(SCRIPT)).toBe(false);
    const { exif, icc, iptc, xmp, pages = 1 } = await sharp(bytes).metadata();
    expect({ exif, icc, iptc, xmp, pages }).toEqual({ pages: 1 });
  }
});

it('the name of a file is of no consequence, and kept nowhere', async () => {
  const bytes = await aPicture({ width: 40, height: 30 });
  const names = [
    ...['../../../etc/passwd', '..\\..\\boot.ini', 'picture.svg', 'picture.jpg.html', 'CON', '.htaccess'],
    ...['"><script>alert(1)</script>.jpg', `${'x'.repeat(5000)}.jpg`, '\u202egpj.exe'],
  ];
  for (const name of names) {
    const { rest, graphql } = await uploadBothWays(bytes, name);
    expect([name, rest.status, graphql.code]).toEqual([name, 201, undefined]);
    const pet = await shop.db.collection('pets').findOne({}, { sort: { _id: -1 } });
    expect(JSON.stringify(pet)).not.toContain(name.slice(0, 12));
  }
});

describe('a form that is not as it should be', () => {
  const good = { query: addPet, variables: { input: anItem(), img: null } };

  /** @returns status and first code of either kind of answer */
  async function send(path: string, form: FormData): Promise<[number, string | undefined]> {
    const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': '1' };
    const answer = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: form });
    const body = (await answer.json()) as {
      error?: { code: string };
      errors?: { extensions: { code: string } }[];
    };
    return [answer.status, body.error?.code ?? body.errors?.[0]?.extensions.code];
  }

  async function aFile(): Promise<Blob> {
    return new Blob([await aPicture({ width: 40, height: 30 })]);
  }

  it('is rejected with 400 by the old path when it has other files than one picture in its field', async () => {
    const file = await aFile();
    const before = await counts();
    for (const names of [['img', 'img'], ['img', 'more'], ['picture'], Array(1000).fill('img')]) {
      const form = new FormData();
      for (const [name, value] of Object.entries(aFormWith())) form.set(name, value);
      for (const name of names) form.append(name, file);
      expect([names[1], ...(await send('/admin/Petspost', form))]).toEqual([names[1], 400, 'BAD_USER_INPUT']);
    }
    expect(await counts()).toEqual(before);
  });

  it.each(['/admin/Petspost', '/graphql'])(
    'is rejected with 400 by %s when its parts have no boundary',
    async (path) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'apollo-require-preflight': '1',
        'content-type': 'multipart/form-data',
      };
      const { status } = await fetch(`${shop.url}${path}`, { method: 'POST', headers, body: 'x' });
      expect(status).toBe(400);
    },
  );

  it('is rejected with a 4xx by GraphQL when its parts do not fit together', async () => {
    const forms: [string, { operations?: unknown; map?: unknown; files?: number }][] = [
      ['two files', { map: { 0: ['variables.img'], 1: ['variables.more'] }, files: 2 }],
      ['one file in two places', { map: { 0: ['variables.img', 'variables.photos.0'] } }],
      ['a file where text belongs', { map: { 0: ['variables.input.petname'] } }],
      ['a file in place of the query', { map: { 0: ['query'] } }],
      ['a file that is named and not sent', { map: { 0: ['variables.img'] }, files: 0 }],
      ['a list for a map', { map: ['variables.img'] }],
      ['a map of numbers', { map: { 0: [1] } }],
      ['no operations', { operations: null }],
      ['operations that are no JSON', { operations: '{' }],
      ['a list of operations', { operations: [good, good], map: { 0: ['0.variables.img'] } }],
    ];
    const file = await aFile();
    const before = await counts();
    for (const [what, { operations = good, map = { 0: ['variables.img'] }, files = 1 }] of forms) {
      const form = new FormData();
      form.set('operations', typeof operations === 'string' ? operations : JSON.stringify(operations));
      form.set('map', JSON.stringify(map));
      for (let place = 0; place < files; place++) form.set(String(place), file);
      const [status, code] = await send('/graphql', form);
      expect([what, status < 500, code]).toEqual([what, true, expect.not.stringMatching('INTERNAL')]);
    }
    expect(await counts()).toEqual(before);
  });

  it('is rejected when the name of its file holds a zero, which some programs take for its end', async () => {
    const before = await counts();
    const { rest, graphql } = await uploadBothWays(await aPicture(), 'picture.php\u0000.jpg');
    expect([rest.status, graphql.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await counts()).toEqual(before);
  });

  it('puts no file on a prototype: that is nowhere, in this request and the next', async () => {
    for (const path of ['__proto__.img', 'variables.__proto__.img', 'variables.constructor.prototype.img']) {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: addPet, variables: { input: anItem() } }));
      form.set('map', JSON.stringify({ 0: [path] }));
      form.set('0', await aFile());
      const [, picturesBefore] = await counts();
      expect((await send('/graphql', form))[0]).toBeLessThan(500);
      const { data } = await shop.gql(addPet, { input: anItem() }, token);
      expect(data.addPet.image).toBeNull();
      expect((await counts())[1]).toBe(picturesBefore);
    }
  });

  it('is nothing worse than rejected when it breaks off in the middle', async () => {
    const before = await counts();
    for (const path of ['/admin/Petspost', '/graphql']) await breakOff(path);
    expect(await counts()).toEqual(before);
    expect((await shop.rest('GET', '/livez')).status).toBe(200);
  });

  /** Begins a form with a picture of a megabyte, sends a little of it, and hangs up once the server reads it. */
  async function breakOff(path: string): Promise<void> {
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nApollo-Require-Preflight: 1\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1048576\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="img"; filename="a.jpg"\r\n\r\nhalf of it',
    );
    await requestsOpen(1);
    socket.destroy();
    await closed;
    await requestsOpen(0);
  }

  /** Waits until so many are, the asking one not counted. */
  async function requestsOpen(count: number): Promise<void> {
    await eventually(async () => {
      const { body } = await shop.rest('GET', '/metrics');
      return Number(/^petshop_requests_open (\S+)$/m.exec(body)?.[1]) === count;
    });
  }
});

describe('the upload of whoever is not of the staff', () => {
  it.each([
    ['a shopper', '/admin/Petspost', 403, 'FORBIDDEN'],
    ['a shopper', '/graphql', 413, 'PAYLOAD_TOO_LARGE'],
    ['a visitor', '/admin/Petspost', 401, 'UNAUTHENTICATED'],
    ['a visitor', '/graphql', 413, 'PAYLOAD_TOO_LARGE'],
  ])('from %s to %s is rejected before its 40 MiB are read', async (who, path, status, code) => {
    const authorization =
      who === 'a shopper' ? `Authorization: Bearer ${(await shop.signUp()).token}\r\n` : '';
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    // The head alone: nothing of the body is ever sent.
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\n${authorization}Apollo-Require-Preflight: 1\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${40 * MEGABYTE_BYTES}\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain(`"${code}"`);
    // What still comes of it is not waited for.
    expect(answer).toMatch(/^connection: close/im);
  });
});
