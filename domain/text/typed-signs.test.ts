import { typedSigns } from './typed-signs.ts';

it.each([
  ['small letters', ' friend30 ', 'FRIEND30'],
  ['a Turkish keyboard', 'FRİEND30', 'FRIEND30'],
  ['a Turkish keyboard in small letters', 'frıend30', 'FRIEND30'],
  ['full width', 'ＦＲＩＥＮＤ３０', 'FRIEND30'],
  ['Arabic digits', 'FRIEND٣٠', 'FRIEND30'],
  ['accents', 'Frïénd30', 'FRIEND30'],
  ['signs that nobody sees', '\ufeffFRI\u200bEND\u00ad3\u20600', 'FRIEND30'],
  ['a long dash', 'SUMMER–26', 'SUMMER-26'],
  ['a minus', 'SUMMER−26', 'SUMMER-26'],
  ['a hyphen that does not break', 'SUMMER\u201126', 'SUMMER-26'],
  ['other letters, which stay', 'ЗИМА', 'ЗИМА'],
])('what is typed is read with %s', (_how, text, signs) => {
  expect(typedSigns(text)).toBe(signs);
});
