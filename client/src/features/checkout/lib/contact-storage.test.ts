import { clearDrafts } from '../../../lib/session/drafts.ts';
import {
  forgetKeptContact,
  keepContact,
  readContact,
  readKeptContact,
  saveContact,
} from './contact-storage.ts';

const inOneLine = { username: 'Ada', location: '1 Paw Lane, 97201 Portland', phone: '5551234567' };
const contact = { ...inOneLine, location: '1 Paw Lane', postcode: '97201', town: 'Portland', country: 'USA' };

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
    expect(readContact('ada@petshop.test')).toEqual({ ...inOneLine, postcode: '', town: '', country: '' });
  });
});

describe('a contact that is kept for the next order', () => {
  it('is there in a new tab, and what was typed in this one goes first', () => {
    keepContact('ada@petshop.test', contact);
    expect(readContact('ada@petshop.test')).toEqual(contact);
    saveContact('ada@petshop.test', { ...contact, town: 'Salem' });
    expect(readContact('ada@petshop.test')?.town).toBe('Salem');
  });

  it.each([
    ['at the log-out', () => clearDrafts(null)],
    ['when another account signs in', () => clearDrafts('eve@petshop.test')],
    ['when the shopper does not want it any more', forgetKeptContact],
  ])('is gone %s', (_when, leave) => {
    keepContact('ada@petshop.test', contact);
    leave();
    expect(readKeptContact('ada@petshop.test')).toBeUndefined();
    expect(localStorage.getItem('pet-store-contact')).toBeNull();
  });
});
