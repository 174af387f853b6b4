import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component as CatCarePage } from './cat-care.page.tsx';
import { Component as CatTrainingPage } from './cat-training.page.tsx';
import { Component as DogCarePage } from './dog-care.page.tsx';
import { Component as DogsTrainingPage } from './dogs-training.page.tsx';

interface SpecifiedPage {
  readonly path: string;
  readonly Page: ComponentType;
  readonly heading: RegExp | string;
  /** Stands on the button of every teaser. */
  readonly label: string;
  /** A word of each teaser. */
  readonly teasers: readonly RegExp[];
}

/** What the specification asks of the four pages (§2). */
const pages: readonly SpecifiedPage[] = [
  {
    path: '/DogCare',
    Page: DogCarePage,
    heading: 'Complete DOG Care AND Pain Relief',
    label: 'Learn More',
    teasers: [
      /^Advanced Hip AND Joint Soft Chews$/,
      /^Omega 3-6-9 Soft Chews$/,
      /^Mint Flavored Dental Rinse$/,
      /^Ultra Premium Wellness Oil$/,
    ],
  },
  {
    path: '/DogsTraining',
    Page: DogsTrainingPage,
    heading: /./,
    label: 'Comments',
    teasers: [
      /skateboards/i,
      /potty training/i,
      /leash/i,
      /common mistakes/i,
      /crate training/i,
      /National Train Your Dog Month/,
      /skijoring/i,
      /dog’s real name/i,
    ],
  },
  {
    path: '/CatCare',
    Page: CatCarePage,
    heading: /./,
    label: 'Learn More...',
    teasers: [/find their way home/, /whiskers/i, /heat cycles/i, /cat pee/i, /declawing/i],
  },
  {
    path: '/CatTraining',
    Page: CatTrainingPage,
    heading: 'CONGRATULATIONS ON YOUR NEW KITTEN',
    label: 'Read More....',
    teasers: [
      /litter training/i,
      /introducing cats: the one/i,
      /introducing cats: the family dog/i,
      /cat door/i,
      /walking a cat/i,
      /socializing kittens/i,
    ],
  },
];

/** Opens a page, which asks nothing of the API. */
function openPage({ path, Page }: SpecifiedPage, hash = '') {
  const router = createMemoryRouter([{ path, element: <Page /> }], { initialEntries: [`${path}${hash}`] });
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
}

/** By selector, because a look-up by role takes jsdom a second for each. */
function teaserButtons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('article button')];
}

/** The text that a button opens; null while it is closed. */
function textOf(button: HTMLElement): HTMLElement | null {
  const text = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!text) throw new Error(`Nothing is opened by ${button.textContent}`);
  return text.hasAttribute('hidden') ? null : text;
}

describe.each(pages)('the page $path', (page) => {
  const { heading, label, teasers } = page;

  it('has its heading, and every teaser with its label and its picture', () => {
    openPage(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const articles = screen.getAllByRole('article');
    expect(articles).toHaveLength(teasers.length);
    for (const teaser of teasers) {
      const article = within(screen.getByRole('article', { name: teaser }));
      expect(article.getByRole('button').textContent).toBe(label);
      expect(article.getByRole('img').getAttribute('alt')).toMatch(/\w+ \w+/);
    }
  });

  it('tells its buttons apart by name, each beginning with what stands on it', () => {
    openPage(page);
    const names = teaserButtons().map((button) => button.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(teasers.length);
    for (const name of names) expect(name.startsWith(`${label} `)).toBe(true);
  });

  it('opens and closes each text in place', () => {
    openPage(page);
    const buttons = teaserButtons();
    expect(buttons).toHaveLength(teasers.length);
    for (const button of buttons) {
      expect(textOf(button)).toBeNull();
      expect(button).toHaveAttribute('aria-expanded', 'false');

      fireEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(textOf(button)?.textContent?.split(/\s+/).length).toBeGreaterThan(180);

      fireEvent.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(textOf(button)).toBeNull();
    }
  });

  it('leads on to other pages of the shop', () => {
    openPage(page);
    const further = within(screen.getByRole('region', { name: 'Where to go from here' }));
    expect(further.getAllByRole('link').length).toBeGreaterThan(1);
  });
});

describe('an article', () => {
  const catTraining = pages[3] as SpecifiedPage;

  function litterButton() {
    return screen.getByRole('button', { name: /^Read More\.\.\.\. Litter training/ });
  }

  it.each(['#litter-training', '#Litter-Training'])('opens for whoever follows a link to %s', (hash) => {
    openPage(catTraining, hash);
    expect(textOf(litterButton())).not.toBeNull();
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
  });

  it('is named in the address while it is the one opened last', () => {
    openPage(catTraining);
    fireEvent.click(litterButton());
    expect(window.location.hash).toBe('#litter-training');
    fireEvent.click(screen.getByRole('button', { name: /cat door/ }));
    expect(window.location.hash).toBe('#cat-door');
    expect(textOf(litterButton())).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /cat door/ }));
    expect(window.location.hash).toBe('');
  });

  it('opens from the contents, and is where the reader goes on', async () => {
    openPage(catTraining);
    const contents = within(screen.getByRole('navigation', { name: 'In this guide' }));
    fireEvent.click(contents.getByRole('link', { name: /^Litter training/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Litter training/ })).toHaveFocus());
    expect(textOf(litterButton())).not.toBeNull();
  });

  it('opens where the browser finds a word in its closed text', async () => {
    openPage(catTraining);
    const text = document.getElementById('litter-training-text') as HTMLElement;
    expect(text).toHaveAttribute('hidden', 'until-found');
    act(() => void text.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await waitFor(() => expect(textOf(litterButton())).not.toBeNull());
  });

  it('stays closed for an address that names none', () => {
    openPage(catTraining, '#parrots');
    expect(screen.queryAllByRole('button', { expanded: true })).toHaveLength(0);
  });
});
