import { clearDrafts } from '../../../lib/session/drafts.ts';
import { readContact, saveContact } from './contact-storage.ts';

const inOneLine = { username: 'Ada', location: '1 Paw Lane, 97201 Portland', phone: '5551234567' };
const contact = {
  ...{ username: 'Ada', phone: '5551234567', location: '1 Paw Lane' },
  ...{ town: 'Portland', state: 'OR', postcode: '97201', country: 'USA' },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the stored contact of the payment panel', () => {
  it('is restored for the account that typed it', () => {
    saveContact('ada@petshop.test', contact);
    expect(readContact('ada@petshop.test')).toEqual(contact);
  });

  it('is not shown to another account', () => {
    saveContact('ada@petshop.test', contact);
    expect(readContact('eve@petshop.test')).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'oh'],
    ['other things', '{"email":"ada@petshop.test","phone":7}'],
  ])('is dropped where the storage holds %s', (_name, text) => {
    if (text !== null) sessionStorage.setItem('pet-store-contact', text);
    expect(readContact('ada@petshop.test')).toBeUndefined();
  });

  it('of before, with its address in one line, is not lost', () => {
    sessionStorage.setItem('pet-store-contact', JSON.stringify({ email: 'ada@petshop.test', ...inOneLine }));
    expect(readContact('ada@petshop.test')).toEqual({
      ...inOneLine,
      postcode: '',
      town: '',
      state: '',
      country: '',
    });
  });
});

it.each([
  ['at the log-out', null],
  ['when another account signs in', 'eve@petshop.test'],
])('a typed contact is gone %s, and what older versions kept on the device', (_when, email) => {
  localStorage.setItem('pet-store-contact', JSON.stringify({ email: 'ada@petshop.test', ...contact }));
  saveContact('ada@petshop.test', contact);
  clearDrafts(email);
  expect(readContact('ada@petshop.test')).toBeUndefined();
  expect(localStorage.getItem('pet-store-contact')).toBeNull();
});
