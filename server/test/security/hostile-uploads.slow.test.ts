import { readFile } from 'node:fs/promises';
import { aLargePng, hostileFiles } from '../fixtures/shop/hostile-files.ts';
import { aFormWith } from '../fixtures/shop/item-forms.ts';
import { addPet, anItem } from '../fixtures/shop/items.ts';
import { aPhotograph, type Picture } from '../fixtures/shop/pictures.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

let shop: OwnShop;
let token: string;

beforeAll(async () => {
  shop = await startShop();
  token = (await shop.signUp({ role: 'admin' })).token;
});
afterAll(() => shop.stop());

async function uploadBothWays(bytes: Picture) {
  const img = new File([bytes], 'harmless.jpg', { type: 'image/jpeg' });
  const rest = await shop.rest('POST', '/admin/Petspost', { token, form: aFormWith({ img }) });
  await shop.gql(addPet, { input: anItem(), img: null }, token, [{ at: 'variables.img', bytes }]);
  return rest;
}

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
      expect(answers.slice(-8).map(({ status }) => status)).toEqual(Array(8).fill(201));
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
