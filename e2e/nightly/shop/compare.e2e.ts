import { aDog, aFood } from '../../fixtures/items.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

// Without motion, so that a look is what it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('only what is alike is compared, and it is said why', async ({ page, shelve }) => {
  const word = unique();
  const dog = await shelve(aDog({ petname: `Dog ${word}` }));
  const food = await shelve(aFood({ petname: `Food ${word}` }));
  await page.goto(`/PetSearchItems?q=${word}`);
  await page.getByRole('button', { name: `Compare ${dog.petname}` }).click();
  const other = page.getByRole('button', { name: `Compare ${food.petname}` });
  await other.click();
  await expect(page.getByRole('alert')).toContainText('Only what is alike can');
  await expect(other).toHaveAttribute('aria-pressed', 'false');
});

test('the page ends where it ended before, once nothing is compared any more', async ({ page, shelve }) => {
  const word = unique();
  const dog = await shelve(aDog({ petname: `Dog ${word}` }));
  await page.goto(`/PetSearchItems?q=${word}`);
  const room = () => page.evaluate(() => getComputedStyle(document.body).paddingBlockEnd);
  const before = await room();
  const button = page.getByRole('button', { name: `Compare ${dog.petname}` });
  await button.click();
  await expect.poll(room).not.toBe(before);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(room).toBe(before);
});

test('what was looked at last stays in reach, and can be forgotten', async ({ page, shopper: _, shelve }) => {
  const first = await shelve(aDog({ petname: `First ${unique()}` }));
  const second = await shelve(aDog({ petname: `Second ${unique()}` }));
  for (const { _id, petname } of [first, second]) {
    await page.goto(`/PetOrderDetails/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(petname);
  }
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  // It comes with the first thing that somebody does, once the page listens.
  const lists = (...names: string[]) =>
    expect(async () => {
      await page.mouse.move(600, 400);
      await page.mouse.move(610, 400);
      await expect(seen.getByRole('link')).toHaveText(names, { timeout: 1000 });
    }).toPass();
  await lists(first.petname);
  await page.goto('/FindCat?clan=Calico&age=Puppy');
  await lists(second.petname, first.petname);
  await seen.getByRole('button', { name: `Forget ${first.petname}` }).click();
  await expect(seen.getByRole('link')).toHaveText([second.petname]);
  await page.reload();
  await lists(second.petname);
});
