import { readContact, saveContact } from './contact-storage.ts';

const contact = { username: 'Ada', location: '1 Paw Lane', phone: '5551234567' };

beforeEach(() => sessionStorage.clear());

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
});
