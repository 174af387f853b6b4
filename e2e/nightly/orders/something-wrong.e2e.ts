import { aPicture } from '../../../server/test/fixtures/shop/pictures.ts';
import { signIn } from '../../fixtures/account.ts';
import { anOrder } from '../../fixtures/bought.ts';
import { shipOrder } from '../../fixtures/orders.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a shopper tells with a photo what is wrong, and gets the money that the staff were shown', async ({
  page,
  browser,
  admin,
  shelve,
}) => {
  const { shopper, kibble, number } = await anOrder(shelve);
  await shipOrder(admin, number);
  await signIn(page, shopper);
  await page.goto(`/order/${number}`);
  await page.getByRole('button', { name: `Something is wrong with ${kibble.petname}` }).click();

  const form = page.getByRole('form', { name: 'What is wrong with your order' });
  await expect(form).toContainText('You can tell us until');
  await form.getByText('Broken', { exact: true }).click();
  await form.getByLabel(`Pieces of ${kibble.petname}`).selectOption('1');
  await form.getByText('My money back').click();
  await form.getByLabel('Tell us more').fill('One bag is torn.');
  const choosing = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: 'A photo' }).click();
  const buffer = Buffer.from(await aPicture({ format: 'jpeg' }));
  await (await choosing).setFiles({ name: 'torn.jpg', mimeType: 'image/jpeg', buffer });
  await expect(form.getByRole('img', { name: 'Preview of torn.jpg' })).toBeVisible();
  await form.getByRole('button', { name: 'Tell the shop' }).click();

  const own = page.getByRole('region', { name: 'What is wrong' });
  await expect(own).toContainText('we look at it');
  await expect(own.getByRole('img', { name: `What is wrong with ${kibble.petname}` })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, admin);
  await desk.goto(`/adminDashboard/orders/${number}`);
  const requests = desk.getByRole('region', { name: 'Requests' });
  await expect(requests).toContainText('One bag is torn.');
  await requests.getByRole('button', { name: 'Give the money back…' }).click();
  await desk.getByRole('button', { name: `Give back $${kibble.petprice.toFixed(2)}` }).click();
  await expect(requests).toContainText('refunded');
  await desk.close();

  await page.reload();
  await expect(own).toContainText('money goes back');
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    `We agreed to give back what was paid for ${kibble.petname}.`,
  );
});
