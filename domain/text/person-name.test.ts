import { isPersonName, nameOfEmail } from './person-name.ts';

it.each([
  'Robin Park',
  "Dr. Jean-Luc O'Neil Jr.",
  'J.R.R. Tolkien',
  'J.R.R.Tolkien',
  'J.De Souza',
  'St.John',
  'Mr.Smith',
  'Zoë van der Berg',
  '李 小龙',
  'Louis XIV',
  'anna1990',
  'Agent 007',
  'Kim 123456',
  'Kim c/o Lee',
  'Sam, Jr.',
])('%j is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

it.each([
  'https://evil.example/prize',
  'You won! Claim at https://evil.example/prize',
  'www.evil',
  'evil.example',
  'Evil.Com',
  'Sam (shop.xyz)',
  'St.Com',
  't.me/sam',
  'x.com',
  'bit.ly',
  'evil\u200b.com',
  'evil。com',
  'evil．com',
  'пример.рф',
  'xn--e1afmkfd.xn--p1ai',
  '192.168.0.1',
  'robin@petshop.test',
  'robin@home',
  'mailto:sam',
  '5551234567',
  '555-1234',
  'Call +1 555',
  'Kim (555) 867-5309',
  '555.867.5309',
  '٠١٢٣٤٥٦٧',
  'javascript:alert(1)',
  'a.'.repeat(95_000),
])('%j is none', (name) => {
  expect(isPersonName(name)).toBe(false);
});

it.each([
  ['robin.park@petshop.test', 'robin park'],
  ['zoë_b+shop1990@petshop.test', 'zoë b shop'],
  ['5551234567@petshop.test', 'Shopper'],
])('who has %j and no name is %j', (email, name) => {
  expect(nameOfEmail(email)).toBe(name);
  expect(isPersonName(name)).toBe(true);
});
