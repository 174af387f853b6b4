import sharp from 'sharp';
import { MAX_PICTURE_BYTES } from '../../../domain/pictures/picture-files.ts';
import { type HostileFile, hostileFiles, SCRIPT } from '../../test/fixtures/shop/hostile-files.ts';
import { aPicture } from '../../test/fixtures/shop/pictures.ts';
import { reencode, resize } from './picture-processor.ts';

const refused = hostileFiles.filter(({ verdict }) => verdict !== 'made anew');
const taken = hostileFiles.filter(({ verdict }) => verdict === 'made anew');

it.each<HostileFile>(refused)('$what is no picture, or too much of one', async ({ bytes, verdict }) => {
  await expect(reencode(Buffer.from(await bytes()))).rejects.toMatchObject({ code: verdict });
});

it('a picture of a byte more than a file may have is too much', async () => {
  const bytes = Buffer.concat([await aPicture({ format: 'jpeg' })], MAX_PICTURE_BYTES + 1);
  await expect(reencode(bytes)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

it.each<HostileFile>(taken)('of $what only the picture is left, in every form', async ({ bytes }) => {
  const stored = await reencode(Buffer.from(await bytes()));
  const forms = (['jpeg', 'webp', 'avif'] as const).map((format) => resize(stored, 320, format));
  for (const picture of [stored, ...(await Promise.all(forms))]) {
    expect(picture.includes(SCRIPT)).toBe(false);
    expect(picture.includes('<?php')).toBe(false);
    const { exif, icc, iptc, xmp, pages = 1 } = await sharp(picture).metadata();
    expect({ exif, icc, iptc, xmp, pages }).toEqual({ pages: 1 });
  }
});
