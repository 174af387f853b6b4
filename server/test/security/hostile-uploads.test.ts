import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import sharp from 'sharp';
import { aLargePng, type HostileFile, hostileFiles, SCRIPT } from '../fixtures/shop/hostile-files.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addPet, anItem } from '../fixtures/shop/items.ts';
import { aPhotograph, aPicture, type Picture } from '../fixtures/shop/pictures.ts';
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

describe('a file that is no picture, or too much of one', () => {
  const refused = hostileFiles.filter(({ verdict }) => verdict !== 'made anew');

  it.each<HostileFile>(refused)(
    'is rejected both ways in, and nothing is stored: $what',
    async ({ bytes, verdict }) => {
      const before = await counts();
      const { rest, graphql } = await uploadBothWays(await bytes());
      expect([rest.body.error?.code, graphql.code]).toEqual([verdict, verdict]);
      expect(rest.status).toBe(verdict === 'PAYLOAD_TOO_LARGE' ? 413 : 415);
      expect(await counts()).toEqual(before);
    },
  );

  it.each([10 * MEGABYTE_BYTES + 1, 40 * MEGABYTE_BYTES])(
    'is rejected as a file of %d bytes',
    async (length) => {
      const bytes = new Uint8Array(length);
      bytes.set(await aPicture({ format: 'jpeg' }));
      const before = await counts();
      const { rest, graphql } = await uploadBothWays(bytes);
      expect([rest.status, rest.body.error.code, graphql.code]).toEqual([
        413,
        'PAYLOAD_TOO_LARGE',
        'PAYLOAD_TOO_LARGE',
      ]);
      expect(await counts()).toEqual(before);
    },
  );
});

describe('a picture that brings something along', () => {
  const taken = hostileFiles.filter(({ verdict }) => verdict === 'made anew');

  it.each<HostileFile>(taken)('is made again, and only the picture is left: $what', async ({ bytes }) => {
    const { rest, graphql } = await uploadBothWays(await bytes());
    expect([rest.status, graphql.code]).toEqual([201, undefined]);
    const { hash } = graphql.data.addPet.image;
    const stored = await shop.db.collection('pictures').findOne({ _id: hash });
    const pictures = [
      Buffer.from(stored?.jpeg.buffer),
      Buffer.from(rest.body.img, 'base64'),
      ...(await Promise.all(
        ['jpeg', 'webp', 'avif'].map((format) => served(`/images/${hash}/320.${format}`)),
      )),
    ];
    for (const picture of pictures) {
      expect(picture.includes(SCRIPT)).toBe(false);
      expect(picture.includes('<?php')).toBe(false);
      const { exif, icc, iptc, xmp, pages = 1 } = await sharp(picture).metadata();
      expect({ exif, icc, iptc, xmp, pages }).toEqual({ pages: 1 });
    }
  });

  it('is served as nothing but a picture', async () => {
    const { graphql } = await uploadBothWays(await aPicture());
    const { hash } = graphql.data.addPet.image;
    const { headers } = await fetch(`${shop.url}/images/${hash}/320.jpeg`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{16}-320\.jpeg"$/),
    });
  });

  async function served(path: string): Promise<Buffer> {
    return Buffer.from(await (await fetch(`${shop.url}${path}`)).arrayBuffer());
  }
});

describe('the name of a file', () => {
  it.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'picture.svg',
    'picture.jpg.html',
    '"><script>alert(1)</script>.jpg',
    `${'x'.repeat(5000)}.jpg`,
    '\u202egpj.exe',
    'CON',
    '.htaccess',
  ])('is of no consequence, and kept nowhere: %j', async (name) => {
    const { rest, graphql } = await uploadBothWays(await aPicture({ width: 40, height: 30 }), name);
    expect([rest.status, graphql.code]).toEqual([201, undefined]);
    const pet = await shop.db.collection('pets').findOne({}, { sort: { _id: -1 } });
    expect(JSON.stringify(pet)).not.toContain(name.slice(0, 12));
  });
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

  it.each<[string, string[]]>([
    ['two pictures in its field', ['img', 'img']],
    ['a second file under another name', ['img', 'more']],
    ['the picture in a field of another name', ['picture']],
    ['a thousand files', Array(1000).fill('img')],
  ])('is rejected with 400 by the old path when it has %s', async (_what, names) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(aFormWith())) form.set(name, value);
    const file = await aFile();
    for (const name of names) form.append(name, file);
    const before = await counts();
    expect(await send('/admin/Petspost', form)).toEqual([400, 'BAD_USER_INPUT']);
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

  it.each<[string, { operations?: unknown; map?: unknown; files?: number }]>([
    ['two files', { map: { 0: ['variables.img'], 1: ['variables.img'] }, files: 2 }],
    ['a file where text belongs', { map: { 0: ['variables.input.petname'] } }],
    ['a file in place of the query', { map: { 0: ['query'] } }],
    ['a file that is named and not sent', { map: { 0: ['variables.img'] }, files: 0 }],
    ['a list for a map', { map: ['variables.img'] }],
    ['a map of numbers', { map: { 0: [1] } }],
    ['no operations', { operations: null }],
    ['operations that are no JSON', { operations: '{' }],
    ['a list of operations', { operations: [good, good], map: { 0: ['0.variables.img'] } }],
  ])(
    'is rejected with a 4xx by GraphQL when it has %s',
    async (_what, { operations = good, map = { 0: ['variables.img'] }, files = 1 }) => {
      const form = new FormData();
      form.set('operations', typeof operations === 'string' ? operations : JSON.stringify(operations));
      form.set('map', JSON.stringify(map));
      for (let place = 0; place < files; place++) form.set(String(place), await aFile());
      const before = await counts();
      const [status, code] = await send('/graphql', form);
      expect([status < 500, code]).toEqual([true, expect.not.stringMatching('INTERNAL')]);
      expect(await counts()).toEqual(before);
      expect((await shop.gql('{ pets { totalCount } }')).data.pets.totalCount).toBe(before[0]);
    },
  );

  it('is rejected when the name of its file holds a zero, which some programs take for its end', async () => {
    const before = await counts();
    const { rest, graphql } = await uploadBothWays(await aPicture(), 'picture.php\u0000.jpg');
    expect([rest.status, graphql.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(await counts()).toEqual(before);
  });

  it.each(['__proto__.img', 'variables.__proto__.img', 'variables.constructor.prototype.img'])(
    'puts no file on a prototype: %s is nowhere, in this request and the next',
    async (path) => {
      const form = new FormData();
      form.set('operations', JSON.stringify({ query: addPet, variables: { input: anItem() } }));
      form.set('map', JSON.stringify({ 0: [path] }));
      form.set('0', await aFile());
      const [, picturesBefore] = await counts();
      expect((await send('/graphql', form))[0]).toBeLessThan(500);
      const { data } = await shop.gql(addPet, { input: anItem() }, token);
      expect(data.addPet.image).toBeNull();
      expect((await counts())[1]).toBe(picturesBefore);
    },
  );

  it('is nothing worse than rejected when it breaks off in the middle', async () => {
    const before = await counts();
    await Promise.all(['/admin/Petspost', '/graphql'].map((path) => breakOff(path)));
    expect(await counts()).toEqual(before);
    expect((await shop.rest('GET', '/livez')).status).toBe(200);
  });

  /** Begins a form with a picture of a megabyte, sends a little of it, and hangs up. */
  function breakOff(path: string): Promise<void> {
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nApollo-Require-Preflight: 1\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1048576\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="img"; filename="a.jpg"\r\n\r\nhalf of it',
    );
    return new Promise((resolve) => {
      setTimeout(() => socket.destroy(), 300);
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });
  }
});

describe('a shopper’s upload', () => {
  it.each(['/admin/Petspost', '/graphql'])('to %s is rejected before its 40 MiB are read', async (path) => {
    const shopper = await shop.signUp();
    const { hostname, port } = new URL(shop.url);
    const socket = connect(Number(port), hostname);
    // The head alone: nothing of the body is ever sent.
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${shopper.token}\r\nApollo-Require-Preflight: 1\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${40 * MEGABYTE_BYTES}\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain('"FORBIDDEN"');
    // What still comes of it is not waited for.
    expect(answer).toMatch(/^connection: close/im);
  });
});

describe('the server’s memory', () => {
  const onLinux = process.platform === 'linux' ? it : it.skip;

  onLinux(
    'grows by less than 250 MB while four decode the largest picture and bombs come beside them',
    async () => {
      // Lying on its side, so that it has to be turned as well.
      const photograph = await aPhotograph({ width: 8940, height: 6704 });
      await uploadBothWays(aLargePng());
      const before = await memoryNow();
      const bombs = hostileFiles.filter(({ what }) => /×|billion|unpacks/.test(what));
      const files = [
        ...(await Promise.all(bombs.map(({ bytes }) => bytes()))),
        ...Array.from({ length: 4 }, aLargePng),
        ...Array.from({ length: 4 }, () => photograph),
      ];
      const answers = await Promise.all(files.map((bytes) => uploadBothWays(bytes)));
      expect(answers.slice(-8).map(({ rest }) => rest.status)).toEqual(Array(8).fill(201));
      const peak = await memoryAtMost();
      expect(peak - before).toBeLessThan(250);
    },
  );

  /** Megabytes that the server has in memory. */
  const memoryNow = () => memory('VmRSS');
  /** The most it ever had. */
  const memoryAtMost = () => memory('VmHWM');

  async function memory(field: string): Promise<number> {
    const status = await readFile(`/proc/${shop.pid()}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  }
});
