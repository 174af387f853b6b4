import { expectDialog, fillLogin, fillRegistration } from '../../fixtures/account.ts';
import { graphqlUrl, isOperation } from '../../fixtures/responses.ts';
import { aPerson, registerAccount } from '../../fixtures/shop-api.ts';
import { expect, test } from '../../fixtures/test.ts';

/* Each text to the letter is proved in jsdom; here, what only the real parts can answer. */

test.describe('the error catalogue', () => {
  test('what the identity provider refuses is said in the shop’s words', async ({ page }) => {
    const known = await registerAccount(aPerson());
    await page.goto('/login');
    await fillLogin(page, aPerson());
    await expectDialog(page, 'Error !', 'User not exists with this email');
    await page.goto('/register');
    await fillRegistration(page, aPerson({ password: '12345' }));
    await expectDialog(page, 'Error !', 'Password should be at least 6 characters');
    await fillRegistration(page, { ...known, password: 'another one' });
    await expectDialog(page, 'Error !', 'User With This Email Already Exists');
    await expect(page).toHaveURL('/register');
  });

  test('any other backend failure is logged, and raises neither dialog nor alert', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route(graphqlUrl, (route) =>
      isOperation(route.request(), 'WaitingAnimals')
        ? route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Something broke' } } })
        : route.fallback(),
    );
    await page.goto('/login');
    await expect(page.getByRole('form', { name: 'Login' })).toBeVisible();
    await expect.poll(() => logged.join()).toContain('500');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
