import { signIn } from '../../fixtures/account.ts';
import { findItem } from '../../fixtures/item-form.ts';
import { aFood } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPortraitFile, expectLoaded, expectNoTextOverPicture } from '../../fixtures/screen/pictures.ts';
import { expect, type Page, test, waitForHydration } from '../../fixtures/test.ts';

const phone = { width: 390, height: 844 };

/** What a finger does that pushes what it is on to the left. */
async function swipeLeft(page: Page, name: string) {
  const box = await page.getByRole('button', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not on the screen`);
  const y = box.y + box.height / 2;
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', box.x + box.width * 0.85);
  for (let part = 0.8; part > 0.15; part -= 0.05) await touch('touchMove', box.x + box.width * part);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('pictures are put into an item, arranged, and swiped through on a phone', async ({
  page,
  admin,
  shelve,
  browser,
}) => {
  const kibble = await shelve(aFood());
  await signIn(page, admin);
  const row = await findItem(page, kibble);
  await row.getByRole('button', { name: `Edit all of ${kibble.petname}` }).click();
  const section = page.getByRole('region', { name: /^Pictures, / });
  const chooser = page.waitForEvent('filechooser');
  await section.getByRole('button', { name: 'Add pictures' }).click();
  const heads = [0.15, 0.5, 0.85];
  await (await chooser).setFiles(await Promise.all(heads.map((y) => aPortraitFile(y))));
  await expect(section.getByRole('heading')).toHaveText('Pictures, 3 of 10');
  await section.getByRole('button', { name: 'Move picture 3 forward' }).focus();
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('It is picture 2 of 3 now.');
  await section.getByLabel('What is in it').first().fill('From the front');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('The text is saved.');

  const visitor = await browser.newContext({
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const visit = await visitor.newPage();
  await visit.goto(new URL(`/pet/${kibble._id}`, page.url()).href);
  const first = visit.getByRole('button', { name: /^Enlarge picture 1 of 3 .*: From the front$/ });
  await expectLoaded(first.getByRole('img'));
  // The head is at the top of the picture, and so is what the frame shows.
  await expect(first.getByRole('img')).toHaveCSS('object-position', '50% 0%');
  await expectNoTextOverPicture(first.getByRole('img'));
  await waitForHydration(visit);
  await swipeLeft(visit, `Enlarge picture 1 of 3 of ${kibble.petname}: From the front`);
  const gallery = visit.getByRole('region', { name: `Pictures of ${kibble.petname}` });
  await expect(gallery.getByRole('status')).toHaveText('Picture 2 of 3');
  expect(await accessibilityIssuesOn(visit)).toEqual([]);
  await gallery.getByRole('button', { name: /^Enlarge picture 2 of 3/ }).click();
  const dialog = visit.getByRole('dialog', { name: kibble.petname });
  await swipeLeft(visit, 'Look closer');
  await expect(dialog.getByRole('status')).toHaveText('Picture 3 of 3');
  expect(await accessibilityIssuesOn(visit)).toEqual([]);
  await visitor.close();
});
