import sharp from 'sharp';
import { objectPositionOf } from '../../../domain/pictures/focal-point.ts';
import { aPortrait, HEAD_RADIUS } from '../../test/fixtures/shop/pictures.ts';
import { findFocalPoint, metadataOf, reencode, resize } from './picture-processor.ts';

interface Drawing {
  readonly format?: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';
  readonly width?: number;
  readonly height?: number;
}

function aPicture({ format = 'png', width = 90, height = 70 }: Drawing = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#cc8866' } })
    .toFormat(format)
    .toBuffer();
}

/** Noise does not compress, so a part of the file is a part of the picture. */
function aNoisyPicture(format: NonNullable<Drawing['format']>): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 300, height: 300, channels: 3, background: '#000000', noise } as const;
  return sharp({ create }).toFormat(format).toBuffer();
}

/** A phone's photograph: lying on its side, with a note that says so and one that says who took it. */
function aPhotograph(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Someone private' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

async function sizeOf(bytes: Buffer): Promise<[number, number]> {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
}

const notAPicture = {
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: 'img must be a JPEG, PNG, WebP, GIF or AVIF picture',
};
const isDamaged = (format: NonNullable<Drawing['format']>) => ({
  code: 'UNSUPPORTED_MEDIA_TYPE',
  message: expect.stringMatching(new RegExp(`^img is damaged: it begins as an? ${format} and`, 'i')),
});
const tooLarge = (pixels: string) => ({
  code: 'PAYLOAD_TOO_LARGE',
  message: expect.stringContaining(`${pixels} megapixels`),
});

describe('a picture that comes in', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('as %s is stored as JPEG', async (format) => {
    const stored = await sharp(await reencode(await aPicture({ format }))).metadata();
    expect(stored).toMatchObject({ format: 'jpeg', width: 90, height: 70 });
  });

  it.each([
    [
      'an SVG, which can carry scripts',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    [
      'an SVG behind an XML head',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['text', 'not a picture at all'],
  ])('is rejected when it is %s', async (_what, bytes) => {
    await expect(reencode(Buffer.from(bytes, 'latin1'))).rejects.toMatchObject(notAPicture);
  });

  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x01\x02\x03\x04\x05\x06\x07\x08'],
    ['png', '\x89PNG\r\n\x1a\n\0\0'],
  ] as const)('is said to be damaged when it only begins like a %s', async (format, bytes) => {
    await expect(reencode(Buffer.from(bytes, 'latin1'))).rejects.toMatchObject(isDamaged(format));
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'is said to be damaged when it is a %s that broke off half-way',
    async (format) => {
      const whole = await aNoisyPicture(format);
      await expect(reencode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(isDamaged(format));
    },
  );

  it('is rejected beyond 10 MB', async () => {
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1);
    (await aPicture({ format: 'jpeg' })).copy(bytes);
    await expect(reencode(bytes)).rejects.toMatchObject(tooLarge('60'));
  });

  it('is made no larger than a page ever shows it', async () => {
    expect(await sizeOf(await reencode(await aPicture({ width: 3000, height: 1500 })))).toEqual([1600, 800]);
  });

  it.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
    'that is HEIC (%s) is told from other files, and the refusal says what to do',
    async (brand) => {
      const head = Buffer.alloc(512);
      head.writeUInt32BE(24, 0);
      head.write(`ftyp${brand}\0\0\0\0mif1heic`, 4, 'latin1');
      await expect(reencode(head)).rejects.toMatchObject({
        ...notAPicture,
        message: expect.stringMatching(/HEIC.*JPEG/),
      });
    },
  );
});

describe('a photograph of a phone', () => {
  it('is taken at 60 megapixels', async () => {
    const large = await aPicture({ format: 'jpeg', width: 8940, height: 6704 });
    expect(await sizeOf(await reencode(large))).toEqual([1600, 1200]);
  });

  it('stands upright, and loses what the camera wrote into it', async () => {
    const photograph = await aPhotograph(400, 200);
    expect(photograph.includes('Someone private')).toBe(true);
    const stored = await reencode(photograph);
    expect(await sizeOf(stored)).toEqual([200, 400]);
    expect(stored.includes('Someone private')).toBe(false);
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('stands upright at 50 megapixels as well', async () => {
    expect(await sizeOf(await reencode(await aPhotograph(8160, 6120)))).toEqual([1200, 1600]);
  });

  it('is rejected beyond 60 megapixels', async () => {
    const large = await aPicture({ format: 'jpeg', width: 9000, height: 6700 });
    await expect(reencode(large)).rejects.toMatchObject(tooLarge('60'));
  });

  it('is rejected beyond 25 megapixels where its decoder keeps all of it: progressive, or no JPEG', async () => {
    const create = { width: 6000, height: 4200, channels: 3, background: '#cc8866' } as const;
    const progressive = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
    const png = await aPicture({ width: 6000, height: 4200 });
    for (const bytes of [progressive, png])
      await expect(reencode(bytes)).rejects.toMatchObject(tooLarge('25'));
  });
});

describe('a picture of an unusual shape', () => {
  it.each<[number, number]>([
    [1, 1030],
    [4, 6000],
    [1, 16_383],
    [1030, 1],
    [6000, 4],
    [1, 1],
    [16, 3],
  ])('of %d × %d is stored, shown while it comes and made in every size', async (width, height) => {
    const stored = await reencode(await aPicture({ width, height }));
    const { placeholder } = await metadataOf(stored);
    const tiny = await sizeOf(Buffer.from(placeholder.split(',')[1] ?? '', 'base64'));
    expect(Math.max(...tiny)).toBeLessThanOrEqual(64);
    for (const format of ['webp', 'avif', 'jpeg'] as const) {
      for (const size of [160, 1280]) {
        const [made] = await sizeOf(await resize(stored, size, format));
        expect(made).toBeLessThanOrEqual(Math.max(size, 1));
      }
    }
  });
});

describe('the focal point of a photograph of a phone', () => {
  it.each([
    { x: 0.5, y: 0.14 },
    { x: 0.35, y: 0.2 },
    { x: 0.6, y: 0.4 },
    { x: 0.5, y: 0.82 },
  ])('is where the head is: %j', async (head) => {
    const stored = await reencode(Buffer.from(await aPortrait(head)));
    expect(await sizeOf(stored)).toEqual([1200, 1600]);
    const { focalPoint } = await metadataOf(stored);
    expect(Math.abs((focalPoint?.x ?? 9) - head.x)).toBeLessThan(0.08);
    expect(Math.abs((focalPoint?.y ?? 9) - head.y)).toBeLessThan(0.08);
    // All of the head is in the landscape frame of cards and lists, which shows 56 % of the height.
    const visible = (1200 * 3) / (1600 * 4);
    const position = Number.parseFloat(
      objectPositionOf(focalPoint ?? head, { width: 1200, height: 1600 }).split(' ')[1] ?? '',
    );
    const top = (position / 100) * (1 - visible);
    const half = (HEAD_RADIUS * 1200) / 1600;
    expect(top).toBeLessThanOrEqual(head.y - half + 0.001);
    expect(top + visible).toBeGreaterThanOrEqual(head.y + half - 0.001);
  });

  it.each([
    [1, 1],
    [1, 300],
    [300, 1],
    [2, 2],
    [16, 16],
  ])('is some place in it, however small it is: %i × %i', async (width, height) => {
    const { x, y } = await findFocalPoint(await aPicture({ format: 'jpeg', width, height }));
    for (const part of [x, y]) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(1);
    }
  });
});
