import { readContactDraft, saveContactDraft } from './contact-storage.ts';

const contact = { username: 'Ada', location: '1 Paw Lane', phone: '5551234567' };

beforeEach(() => sessionStorage.clear());

describe('what was typed into the payment panel', () => {
  it('is there again for the account that typed it', () => {
    saveContactDraft('ada@petshop.test', contact);
    expect(readContactDraft('ada@petshop.test')).toEqual(contact);
  });

  it('is nobody else’s', () => {
    saveContactDraft('ada@petshop.test', contact);
    expect(readContactDraft('eve@petshop.test')).toBeUndefined();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'oh'],
    ['other things', '{"email":"ada@petshop.test","phone":7}'],
  ])('is dropped where the storage holds %s', (_name, text) => {
    if (text !== null) sessionStorage.setItem('pet-store-contact', text);
    expect(readContactDraft('ada@petshop.test')).toBeUndefined();
  });
});
