import { accessibilityIssuesOn } from '../../fixtures/screen/accessibility.ts';
import { aPerson, enterAsAdmin, registerAccount, unique } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

const askShop = 'mutation ($text: String!) { askShop(input: { text: $text }) { id } }';
const answerThread = 'mutation ($id: ID!, $text: String!) { answerThread(id: $id, text: $text) { id } }';
const threads =
  'query ($email: String!) { threads(where: { email: $email }) { edges { node { isAnswered messages { by text } } } } }';

for (const width of [390, 1280]) {
  test(`an answer of the shop is answered from the mailbox of the demo, in ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const [person, admin] = [await registerAccount(aPerson()), await enterAsAdmin()];
    const { askShop: asked } = await person.gql<{ askShop: { id: string } }>(askShop, {
      text: `Does she get on with cats? ${unique()}`,
    });
    await admin.gql(answerThread, { id: asked.id, text: 'She does. Come and meet her.' });

    await expect(async () => {
      await page.goto('/mailbox');
      const answer = page.getByRole('link', { name: `The answer to your question To ${person.email}` });
      await answer.click({ timeout: 500 });
    }).toPass();
    const field = page.getByRole('textbox', { name: 'Your answer' });
    await field.fill('We come on Monday.');
    expect(await accessibilityIssuesOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status')).toHaveText('Your answer is with the shop.');
    expect(await accessibilityIssuesOn(page)).toEqual([]);

    const seen = await admin.gql<{ threads: { edges: { node: unknown }[] } }>(threads, {
      email: person.email,
    });
    expect(seen.threads.edges.map(({ node }) => node)).toEqual([
      expect.objectContaining({
        isAnswered: false,
        messages: expect.arrayContaining([{ by: 'SHOPPER', text: 'We come on Monday.' }]),
      }),
    ]);
  });
}
