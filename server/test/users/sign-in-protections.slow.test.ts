import { type Browser, chromium, type Page, type Route } from 'playwright-core';
import { buildStaleTargets, clientTarget } from '../../../packages/local-stack/build/build.ts';
import { terminalConsole } from '../../../packages/local-stack/terminal/console.ts';
import { neverInterrupted } from '../../../packages/local-stack/terminal/interruption.ts';
import { chromiumSources, findChromium } from '../../../tools/browser/chromium.ts';
import { FakeGoogle } from '../fixtures/identity/google/fake-google.ts';
import { type OwnShop, startShop } from '../harness/shop.ts';

/*
 * A Firebase project with protections of its own, and a browser in which Google is what this file says. What matters is
 * whether Firebase’s SDK gets to where it wants past the page’s content policy, and what the shopper reads if not.
 */

const google = new FakeGoogle();
const email = 'robin@fern-and-paw.example';

let shop: OwnShop;
let browser: Browser;

beforeAll(async () => {
  await buildStaleTargets([clientTarget], terminalConsole(neverInterrupted));
  await google.start();
  google.accounts.set('robin', { email });
  shop = await startShop({ env: await google.env() });
  browser = await chromium.launch({
    executablePath: findChromium(chromiumSources(process.env)),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
  google.stop();
});

/** As much of Google's script as Firebase's SDK asks for. */
const recaptchaScript = `
  let succeed = () => undefined;
  window.grecaptcha = { enterprise: {
    ready: (then) => then(),
    render: (_place, { callback }) => { succeed = callback; return 0; },
    execute: async () => { succeed(); return 'passed'; },
  } };
  window[new URL(document.currentScript.src).searchParams.get('onload')]?.();`;

type Answer = { status?: number; json?: unknown; body?: string; contentType?: string };

/** What the provider says to a password, by what came with it. */
type Provider = (asked: { captchaResponse?: string }, headers: Record<string, string>) => Answer;

const signedIn = (): Answer => ({
  json: {
    idToken: google.token('robin'),
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: 'robin',
    email,
  },
});
const refused = (message: string): Answer => ({ status: 400, json: { error: { code: 400, message } } });

async function openLogin(url: string, provider: Provider): Promise<{ page: Page; blocked: string[] }> {
  const page = await browser.newPage();
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
  });
  const answer = (route: Route, { status = 200, ...what }: Answer) =>
    route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      ...what,
    });
  await page.route(/^https:/, (route) => {
    const request = route.request();
    const address = request.url();
    if (request.method() === 'OPTIONS') return answer(route, {});
    if (address.includes('accounts:signInWithPassword')) {
      return answer(route, provider(request.postDataJSON(), request.headers()));
    }
    if (address.includes('accounts:lookup')) {
      return answer(route, { json: { users: [{ localId: 'robin', email, emailVerified: true }] } });
    }
    if (address.includes('/recaptchaConfig')) {
      const state = [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'ENFORCE' }];
      return answer(route, {
        json: { recaptchaKey: 'projects/fern-and-paw/keys/site', recaptchaEnforcementState: state },
      });
    }
    if (address.startsWith('https://www.google.com/recaptcha/enterprise.js')) {
      return answer(route, { body: recaptchaScript, contentType: 'text/javascript' });
    }
    if (address.startsWith('https://content-firebaseappcheck.googleapis.com/')) {
      return answer(route, { json: { token: 'a-page-of-the-shop', ttl: '3600s' } });
    }
    return route.abort();
  });
  await page.goto(`${url}/login`);
  await page.waitForFunction(() => !('earlyEvents' in window));
  return { page, blocked };
}

async function logIn(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel(/^Password/).fill('carrots and hay');
  await form.getByRole('button', { name: 'LOGIN' }).click();
}

async function expectSignedIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log-Out' }).first().waitFor({ state: 'attached', timeout: 30_000 });
}

/** What stays to be read beside the form, once the dialog is closed. */
async function causeOn(page: Page): Promise<string | null> {
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  return page.getByRole('form', { name: 'Login' }).getByRole('alert').textContent();
}

const wantsProof: Provider = ({ captchaResponse }) =>
  captchaResponse === 'passed' ? signedIn() : refused('MISSING_RECAPTCHA_TOKEN');

it('without protections, a password is enough', async () => {
  const { page, blocked } = await openLogin(shop.url, signedIn);
  await logIn(page);
  await expectSignedIn(page);
  expect(blocked).toEqual([]);
});

describe('reCAPTCHA', () => {
  it('is passed where FIREBASE_RECAPTCHA lets the page ask it', async () => {
    const { url } = await shop.startAnother({ FIREBASE_RECAPTCHA: 'on' });
    const { page, blocked } = await openLogin(url, wantsProof);
    await logIn(page);
    await expectSignedIn(page);
    expect(blocked).toEqual([]);
  });

  it('that the page may not ask is what the shopper reads of', async () => {
    const { page, blocked } = await openLogin(shop.url, wantsProof);
    await logIn(page);
    expect(await causeOn(page)).toContain('not a robot');
    expect(blocked.join()).toContain('recaptcha');
  });
});

describe('App Check', () => {
  const wantsPage: Provider = (_asked, headers) =>
    headers['x-firebase-appcheck'] === 'a-page-of-the-shop'
      ? signedIn()
      : refused('Firebase App Check token is invalid.');

  it('is told which page it is where the shop has a site key', async () => {
    const { url } = await shop.startAnother({ FIREBASE_APP_CHECK_SITE_KEY: 'site' });
    const { page, blocked } = await openLogin(url, wantsPage);
    await logIn(page);
    await expectSignedIn(page);
    expect(blocked).toEqual([]);
  });

  it('that is wanted and not set up is what the shopper reads of', async () => {
    const { page } = await openLogin(shop.url, wantsPage);
    await logIn(page);
    expect(await causeOn(page)).toContain('does not know this page');
  });
});

it('a second factor is what the shopper reads of', async () => {
  const mfaInfo = [{ mfaEnrollmentId: '1', phoneInfo: '+*******1234', displayName: 'Phone' }];
  const { page } = await openLogin(shop.url, () => ({
    json: { localId: 'robin', mfaPendingCredential: 'pending', mfaInfo },
  }));
  await logIn(page);
  expect(await causeOn(page)).toContain('second factor');
});
