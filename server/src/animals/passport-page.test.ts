import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import type { OwnAnimalRecord } from './animal.entity.ts';
import { passportContent } from './passport-page.ts';

const nala = {
  ...{ name: 'Nala', type: 'cat', neutered: 'YES', avoids: [], isLost: false },
  ...{ weights: [], treatments: [], tasks: [] },
} as unknown as OwnAnimalRecord;

it('has its link as a code that cameras read, which the people of a lost animal print as well', async () => {
  const address = 'https://shop.test/passport/Q2hhcmFjdGVycyB0aGF0IG5vYm9keSBndWVzc2Vz';
  for (const animal of [nala, { ...nala, isLost: true }]) {
    const [svg = ''] = /<svg.*<\/svg>/s.exec(passportContent(animal, address)) ?? [];
    const picture = sharp(Buffer.from(svg), { density: 300 }).resize(400).flatten({ background: '#fff' });
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(address);
  }
});
