import { chooseColorScheme, chosenColorScheme, followColorScheme } from './color-scheme.ts';

beforeEach(() => localStorage.clear());

it('a theme is on the page at once, and chosen in the next visit as well', () => {
  chooseColorScheme('dark');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  expect(localStorage.getItem('mantine-color-scheme-value')).toBe('dark');
});

it('follows the choice of another tab', () => {
  const stop = followColorScheme();
  localStorage.setItem('mantine-color-scheme-value', 'light');
  dispatchEvent(new StorageEvent('storage', { key: 'mantine-color-scheme-value' }));
  expect(chosenColorScheme()).toBe('light');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
  stop();
});
