import { isEmailAddress } from './email-address.ts';

it.each([
  'robin@petshop.test',
  'a+b@x.test',
  "o'brien@x.test",
  '+tag@x.test',
  'x@xn--exmple-cua.test',
  'x@localhost',
])('takes %s', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  '',
  'robin',
  'jörg@example.test',
  'x@exa_mple.test',
  'a b@example.test',
  ' x@example.test',
  'x@example.test ',
  'x@example.test\n',
  'x@example.test.',
  'x@exаmple.test',
  'x@-example.test',
  '"x"@example.test',
  `x@${'a'.repeat(64)}.test`,
  `${'x'.repeat(243)}@example.test`,
])('does not take %j', (address) => expect(isEmailAddress(address)).toBe(false));
