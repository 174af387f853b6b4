import { digest } from './digest.ts';

it('a digest is the same for the same text, and short', () => {
  expect(digest('robin')).toBe(digest('robin'));
  expect(digest('')).toMatch(/^[0-9a-z]{14}$/);
  expect(digest('x'.repeat(10_000))).toMatch(/^[0-9a-z]{14}$/);
});

it('a digest differs for every other text', () => {
  const texts = Array.from({ length: 20_000 }, (_, place) => `account-${place}`);
  expect(new Set(texts.map(digest)).size).toBe(texts.length);
});
