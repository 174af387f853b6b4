import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import type { DrivenBrowser, DrivenElement } from './driven-browser.ts';

/** What an element is called: all of it, or a pattern. */
type Name = string | RegExp;

interface Place {
  readonly role: string;
  /** Words that stand in it. */
  readonly having: string;
}

/** By its role and its name, by the label beside it, or by its own words. */
export type Target = (
  | { readonly role: string; readonly name: Name }
  | { readonly label: Name }
  | { readonly text: Name }
) & {
  /** Where several are called so: the place that has it. */
  readonly within?: Place;
};

/** Roles and names in the page itself: browsers that Playwright does not drive have no other way that is the same in all. */
const program = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const PATIENCE_MS = 30_000;

/** Somebody in front of a browser, who finds things by what they are called and waits until they are there. */
export function personAt(browser: DrivenBrowser, shop: string) {
  async function see(target: Target): Promise<DrivenElement> {
    let found: DrivenElement | null = null;
    const look = async () => {
      const hasProgram = await browser.ask(() => 'TestingLibraryDom' in globalThis);
      if (!hasProgram) await browser.runProgram(program);
      found = await browser.element(findInPage, JSON.stringify(asData(target)));
      return found !== null;
    };
    const said = JSON.stringify(target, (_, value) => (value instanceof RegExp ? String(value) : value));
    await expect.poll(look, { timeout: PATIENCE_MS, message: `there is ${said}` }).toBe(true);
    return found as unknown as DrivenElement;
  }

  /** The shop's code listens; what is pressed before that is tested elsewhere. */
  async function isReady(): Promise<void> {
    const listens = () => browser.ask(() => !('earlyEvents' in window) && document.readyState === 'complete');
    await expect.poll(listens, { timeout: PATIENCE_MS, message: 'the page is ready' }).toBe(true);
  }

  return {
    see,
    async open(path: string): Promise<void> {
      await browser.open(`${shop}${path}`);
      await isReady();
    },
    async reload(): Promise<void> {
      await browser.reload();
      await isReady();
    },
    /** Presses it; what a render takes away between look and press is looked for again. */
    async press(target: Target): Promise<void> {
      await expect(async () => (await see(target)).click()).toPass({ timeout: PATIENCE_MS });
    },
    /** Fills in the field whose label begins so; that it has to be filled in may stand behind. */
    async fill(label: string, text: string): Promise<void> {
      const field = await see({ label: new RegExp(`^${label}`) });
      await field.click();
      await field.type(text);
    },
    /** Presses it, and again where nothing came of it: a browser under load may move what was pressed away meanwhile. */
    async pressUntilAt(target: Target, address: RegExp): Promise<void> {
      await expect(async () => {
        await (await see(target)).click();
        await expect.poll(() => browser.address(), { timeout: PATIENCE_MS / 3 }).toMatch(address);
      }).toPass({ timeout: 2 * PATIENCE_MS });
    },
    async isAt(address: RegExp): Promise<void> {
      await expect.poll(() => browser.address(), { timeout: PATIENCE_MS }).toMatch(address);
    },
  };
}

export type Person = ReturnType<typeof personAt>;

/** A name as it can be sent to a page. */
interface NameData {
  readonly text: string;
  readonly isPattern: boolean;
}

interface TargetData {
  readonly by: 'role' | 'label' | 'text';
  readonly role: string;
  readonly name: NameData;
  readonly within: Place | null;
}

function asData(target: Target): TargetData {
  const within = target.within ?? null;
  if ('role' in target) return { by: 'role', role: target.role, name: nameData(target.name), within };
  if ('label' in target) return { by: 'label', role: '', name: nameData(target.label), within };
  return { by: 'text', role: '', name: nameData(target.text), within };
}

function nameData(name: Name): NameData {
  return typeof name === 'string' ? { text: name, isPattern: false } : { text: name.source, isPattern: true };
}

/** Runs in the page: it can use nothing from around it. */
function findInPage(given: string): Element | null {
  const { by, role, name, within } = JSON.parse(given) as TargetData;
  const dom = Reflect.get(globalThis, 'TestingLibraryDom') as typeof TestingLibrary;
  const called = name.isPattern ? new RegExp(name.text) : name.text;
  const places = within
    ? dom.queryAllByRole(document.body, within.role).filter((one) => one.textContent?.includes(within.having))
    : [document.body];
  for (const place of places) {
    const found = {
      role: () => dom.queryAllByRole(place, role, { name: called }),
      label: () => dom.queryAllByLabelText(place, called),
      text: () => dom.queryAllByText(place, called),
    }[by]();
    const shown = found.find((one) => one.getClientRects().length > 0 && !one.hasAttribute('disabled'));
    if (shown) return shown;
  }
  return null;
}
