import { findProblem } from './commit-messages.ts';

test.each([
  'feat(cart): keep a cart for who has left',
  'fix: seed the shop once',
  'refactor(legacy-rest)!: declare each path once',
  'build(deps-dev): bump @graphql-codegen/client-preset from 6.2.0 to 6.2.1 in the minor-and-patch group',
  "Merge branch 'main' into cart",
  'Revert "feat(cart): keep a cart for who has left"',
])('the subject “%s” is in order', (subject) => {
  expect(findProblem(subject)).toBeNull();
});

test.each([
  ['Keep a cart', 'type(scope)'],
  ['feature(cart): keep a cart', 'type(scope)'],
  ['feat(Cart): keep a cart', 'type(scope)'],
  ['feat(cart) keep a cart', 'type(scope)'],
  ['feat(cart): keep a cart.', 'full stop'],
  ['feat(cart): added a cart', 'no imperative'],
  ['feat(cart): fixes the cart', 'no imperative'],
  [`feat(cart): ${'keep '.repeat(13)}`.trim(), 'longer than 72'],
])('the subject “%s” is not', (subject, problem) => {
  expect(findProblem(subject)).toContain(problem);
});
