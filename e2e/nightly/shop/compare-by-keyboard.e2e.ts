import { aDog } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { boxAtRest } from '../../fixtures/screen/at-rest.ts';
import { keyboardOf } from '../../fixtures/screen/keyboard.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

// Without motion, so that a look is what it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('somebody without a mouse looks at animals on the spot, compares two and shares what they see', async ({
  page,
  browser,
  shelve,
}) => {
  const word = unique();
  const young = await shelve(aDog({ petname: `Young ${word}`, petprice: 300 }));
  const old = await shelve(aDog({ petname: `Old ${word}`, petprice: 90, age: 'SENIOR' }));
  const keyboard = keyboardOf(page);
  const comparison = page.getByRole('table');

  await page.goto(`/FindDog?q=${word}`);
  await expect(page.getByText('2 dogs', { exact: true })).toBeVisible();

  await test.step('a quick view opens, traps the focus and returns it', async () => {
    const opener = page.getByRole('button', { name: `Quick view of ${young.petname}` });
    await keyboard.use(opener);
    const dialog = page.getByRole('dialog', { name: young.petname });
    await expect(dialog).toContainText('$300.00');
    await expect(dialog).toContainText(young.details);
    await expect(dialog.getByRole('link', { name: `Order ${young.petname}` })).toBeVisible();
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 844 });
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step('two are chosen and stand side by side', async () => {
    const bar = page.getByRole('region', { name: 'Compare' });
    await page.reload();
    await keyboard.use(page.getByRole('button', { name: `Compare ${young.petname}` }));
    await expect(bar).toContainText('Choose one more to compare');
    // The newest stands first.
    await keyboard.goTo(page.getByRole('button', { name: `Compare ${old.petname}` }), 'Shift+Tab');
    await keyboard.press('Space');
    await expect(bar).toContainText('2 of 4 to compare');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 844 });
    await keyboard.use(bar.getByRole('link', { name: 'Compare' }));
    await expect(page).toHaveURL(/\/compare\?ids=/);
    await expect(comparison.getByRole('row', { name: /^Age \(differs\)/ })).toContainText(/Puppy|Senior/);
    expect(await accessibilityIssuesOn(page)).toEqual([]);
  });

  await test.step('the address shows the same to a friend, on a phone within itself', async () => {
    const friend = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await friend.goto(page.url());
    await expect(
      friend.getByRole('table').getByRole('link', { name: old.petname, exact: true }),
    ).toBeVisible();
    const region = friend.getByRole('region', { name: 'Comparison' });
    expect(await region.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    const label = friend.getByRole('rowheader', { name: /^Price/ });
    const before = await boxAtRest(label);
    await region.evaluate((box) => box.scrollTo({ left: 200 }));
    expect((await boxAtRest(label))?.x).toBe(before?.x);
    await friend.close();
  });
});
