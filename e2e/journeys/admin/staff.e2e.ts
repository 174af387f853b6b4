import { fillLogin, logOut, signIn } from '../../fixtures/account.ts';
import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPerson, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, type Page, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an admin invites somebody, who accepts by the mail and handles orders, and sees no money', async ({
  page,
  admin,
}) => {
  const person = await registerAccount(aPerson({ name: `Hand ${unique()}` }));
  await signIn(page, admin);
  await page.goto('/adminDashboard/staff');
  const form = page.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('E-mail').fill(person.email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'An invitation is on its way' })).toBeVisible();
  const invitations = page.getByRole('table', { name: 'Invitations' });
  await expect(invitations).toContainText(person.email);
  await logOut(page);

  await page.goto(await linkMailedTo(page, person.email));
  await fillLogin(page, person);
  await expect(page.getByText(`${admin.email} invites you to work in the shop`)).toBeVisible();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();

  const sections = page.getByRole('navigation', { name: 'Back office' });
  await expect(sections.getByRole('link', { name: /Animal orders/ })).toBeVisible();
  await expect(sections.getByRole('link', { name: 'Money health' })).toHaveCount(0);
  await page.goto('/adminDashboard/Audit');
  await expect(page.getByRole('alert')).toContainText('is for admins alone');
  await expect(page).not.toHaveURL(/Audit/);
  await logOut(page);

  await signIn(page, admin);
  await page.goto('/adminDashboard/staff');
  await page.getByLabel(`Role of ${person.name}`).selectOption('REGULAR');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, change it' }).click();
  await expect(page.getByLabel(`Role of ${person.name}`)).toHaveCount(0);
  expect(await accessibilityIssuesOn(page)).toEqual([]);
});

/** The address in the invitation, once it has come. */
async function linkMailedTo(page: Page, address: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const answer = await page.request.get('/mailbox.json');
      const mails = (await answer.json()) as { to: string; kind: string; text: string }[];
      const mail = mails.find(({ to, kind }) => to === address && kind === 'STAFF_INVITED');
      link = mail?.text.match(/\/invitation\/[\w-]+/)?.[0];
      return link;
    })
    .toBeTruthy();
  return link ?? '';
}
