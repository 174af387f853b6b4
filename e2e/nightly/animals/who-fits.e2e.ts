import { signIn } from '../../fixtures/account.ts';
import { aDog } from '../../fixtures/items.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

// Without motion, so that a look is what it is at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const facts = {
  ...{ goodWithChildren: 'YES', hoursAlone: 5, space: 'LOW', energy: 'HIGH', experience: 'MEDIUM' },
};

test('a family is told which animals fit, and why', async ({ page, shelve }) => {
  const word = unique();
  const lively = await shelve(aDog({ petname: `Lively ${word}`, facts }));
  const shy = await shelve(aDog({ petname: `Shy ${word}`, facts: { ...facts, goodWithChildren: 'NO' } }));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.goto('/findMyAnimal');
  const form = page.getByRole('form', { name: 'Your household' });
  await form.getByRole('button', { name: 'Show who fits' }).click();
  await expect(form.getByLabel('1. Where do you live?')).toBeFocused();
  await expect(form).toContainText('This field is required');

  await form.getByLabel('1. Where do you live?').selectOption('LOW');
  await form.getByLabel('2. How many hours a day').fill('6');
  await form.getByLabel('3. How lively may it be?').selectOption('MEDIUM');
  await form.getByLabel('4. How experienced are you?').selectOption('LOW');
  await form.getByLabel('5. Are there children?').fill('4, 7');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Show who fits' }).click();

  const list = page.getByRole('region', { name: 'Who fits' });
  const card = (name: string) => list.getByRole('article').filter({ hasText: name });
  const more = list.getByRole('button', { name: 'Show more' });
  await expect(async () => {
    if (await more.isEnabled()) await more.click({ timeout: 1000 });
    await expect(card(shy.petname)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(card(lively.petname)).toContainText('75 of 100');
  await expect(card(shy.petname)).toContainText('39 of 100');
  await expect(card(shy.petname)).toContainText('Does not get on with children');
  await card(lively.petname).getByText('Where the 75 comes from').click();
  await expect(card(lively.petname).getByRole('row', { name: /Together/ })).toContainText('52.5 of 70');
  expect(await accessibilityIssuesOn(page)).toEqual([]);
  expect(sent.filter((url) => /hoursAlone|childrenAges/.test(url))).toEqual([]);

  await test.step('lists say it on each card, on a phone as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/FindDog?q=${word}`);
    const shown = page.getByRole('article').filter({ hasText: shy.petname });
    await expect(shown).toContainText('Fits you 39 of 100');
    await expect(shown).toContainText('Does not get on with children');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
  });

  await test.step('the page of an animal explains its score, and asks what nobody knows', async () => {
    const quiet = await shelve(aDog({ petname: `Quiet ${word}`, facts: { ...facts, hoursAlone: null } }));
    await page.goto(`/pet/${quiet._id}`);
    const fit = page.getByRole('region', { name: /^Fits you \d+ of 100/ });
    await fit.getByText(/^Where the \d+ comes from/).click();
    await expect(fit.getByRole('row', { name: /Together/ })).toBeVisible();
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await fit.getByRole('link', { name: `Ask us about ${quiet.petname}` }).click();
    await expect(page.getByLabel('What would you like to know?')).toHaveValue(
      `How long can ${quiet.petname} be alone?`,
    );
  });

  await test.step('lists of animals begin with who fits best', async () => {
    await page.goto('/FindDog');
    await page.getByLabel('Sort by').selectOption('Who fits you first');
    await expect(page).toHaveURL('/FindDog?sort=fit');
    await expect(page.getByText(/^\d+ dogs to be had, the best fit first/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('FIT');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
  });
});

test('a household goes with the account, to another device and no further', async ({
  page,
  shopper,
  browser,
}) => {
  await page.goto('/findMyAnimal');
  const form = page.getByRole('form', { name: 'Your household' });
  await form.getByLabel('1. Where do you live?').selectOption('HIGH');
  await form.getByLabel('2. How many hours a day').fill('3');
  await form.getByLabel('3. How lively may it be?').selectOption('HIGH');
  await form.getByLabel('4. How experienced are you?').selectOption('HIGH');
  const saved = page.waitForResponse((answer) => /SaveHousehold/.test(answer.request().postData() ?? ''));
  await form.getByRole('button', { name: 'Show who fits' }).click();
  await expect(page.getByText('Your answers are kept in your account')).toBeVisible();
  await saved;

  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(other, shopper);
  await other.goto('/findMyAnimal');
  await expect(other.getByText('Your answers are kept in your account')).toBeVisible();
  await other.getByRole('button', { name: 'Forget them' }).click();
  await expect(other.getByRole('form', { name: 'Your household' })).toBeVisible();
  await page.reload();
  await expect(form).toBeVisible();
});

test('whoever feeds an animal is told how much, and how to change to it', async ({ page }) => {
  await page.goto('/feeding');
  const form = page.getByRole('form', { name: 'How much food' });
  await form.getByLabel('Weight, kg').fill('20');
  await form.getByLabel('Energy of the food, kcal per 100 g').fill('360');
  await form.getByLabel('A bag holds, grams').fill('12000');
  await form.getByLabel('Energy of the food until now').fill('400');
  await form.getByRole('button', { name: 'How much?' }).click();
  const plan = page.getByRole('region', { name: 'The plan' });
  await expect(plan).toContainText('294 g a day');
  await expect(plan).toContainText('A bag lasts 40 days');
  const days = plan.getByRole('table').getByRole('row');
  // The form begins with a change over eleven days.
  await expect(days).toHaveCount(12);
  await expect(days.nth(1)).toHaveText(/1\s*199 g\s*74 g/);
  await expect(days.nth(11)).toHaveText(/11\s*0 g\s*294 g/);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});
