import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPictureFile, expectLoaded } from '../../fixtures/screen/pictures.ts';
import { enterAsAdmin, shopUrl, unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1280]) {
  test(`a visitor asks with a photo, and is answered with one, in ${width} px`, async ({ browser, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const [email, text] = [`kim.${unique()}@petshop.test`, `What is this on her ear? ${unique()}`];
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Your question' });
    await form.getByLabel('Your name').fill('Kim Lee');
    await form.getByLabel('Your e-mail address').fill(email);
    await form.getByLabel('What would you like to know?').fill(text);
    await form
      .locator('input[type=file]')
      .setInputFiles([
        await aPictureFile('ear.png'),
        { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear shop') },
      ]);
    await expect(form.getByRole('alert')).toContainText('letter.txt is not a picture that we can use');
    await expectLoaded(form.getByRole('img', { name: 'Preview of ear.png' }));
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await form.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByRole('status').getByText(`We have mailed a link to ${email}`)).toBeVisible();
    await page.goto(await linkIn(page, 'ASK_CONFIRM', email));
    await page.getByRole('button', { name: 'Send my question' }).click();
    await expect(page.getByText('Your question is with us.')).toBeVisible();

    const desk = await (
      await browser.newContext({
        baseURL: shopUrl(),
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
    ).newPage();
    await signIn(desk, await enterAsAdmin());
    await desk.goto(`/adminDashboard/questions?from=${encodeURIComponent(email)}`);
    const asked = desk.getByRole('article', { name: text });
    await asked.getByRole('button', { name: 'Photo 1 of 1 by Kim Lee, look closer' }).click();
    const large = desk.getByRole('dialog', { name: 'Photo 1 of 1 by Kim Lee' });
    await expectLoaded(large.getByRole('img', { name: 'Photo 1 of 1 by Kim Lee' }));
    expect(await accessibilityIssuesOn(desk)).toEqual([]);
    await large.getByRole('button', { name: 'Close the photo' }).click();
    await asked.locator('input[type=file]').setInputFiles(await aPictureFile('tick.png'));
    await expectLoaded(asked.getByRole('img', { name: 'Preview of tick.png' }));
    await asked.getByLabel('Your answer').fill('A tick. Here is how it looks without.');
    await asked.getByRole('button', { name: 'Send the answer' }).click();
    await expect(asked.getByRole('button', { name: 'Photo 1 of 1 by The shop, look closer' })).toBeVisible();
    await desk.context().close();

    await page.goto(await linkIn(page, 'THREAD_ANSWER', email));
    await expect(page.getByText('A tick. Here is how it looks without.')).toBeVisible();
    await expectLoaded(page.getByRole('img', { name: 'Photo 1 of 1 from the shop' }));
    await expectLoaded(page.getByRole('img', { name: 'Photo 1 of 1 from you' }));
    expect(await accessibilityIssuesOn(page)).toEqual([]);
  });
}

/** The path of the visitor's link in a mail, once that has come. */
async function linkIn(page: Page, kind: string, address: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/mailbox.json');
      const mails = (await answer.json()) as { to: string; kind: string; text: string }[];
      const mail = mails.find((one) => one.to === address && one.kind === kind);
      path = mail?.text.match(/\/contact\/(prove|question)\/[\w-]+/)?.[0];
      return path;
    })
    .toBeTruthy();
  return path ?? '';
}
