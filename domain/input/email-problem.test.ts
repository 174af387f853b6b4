import { loginRules } from './account-rules.ts';

it.each([
  ['robin', 'The @ is missing, as in name@example.com'],
  ['@example.test', 'The part before the @ is missing, as in name@example.com'],
  ['robin@', 'The part after the @ is missing, as in name@example.com'],
  ['robin@example', 'The part after the @ has no dot, as in name@example.com'],
  ['robin@petshop@example.test', 'Only one @, as in name@example.com'],
  ['robin b@example.test', 'Without spaces, like name@example.com'],
  ['robin@.test', 'This is not an e-mail address like name@example.com'],
  ['robin@example..test', 'This is not an e-mail address like name@example.com'],
  [' ', 'This field is required'],
])('%j is no e-mail address: %s', (email, problem) => {
  const { error } = loginRules.safeParse({ email, password: 'petshop-demo' });
  expect(error?.issues.map(({ message }) => message)).toEqual([problem]);
});
