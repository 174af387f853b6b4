import { fieldErrors } from '../errors/field-errors.ts';
import { defaultTerms } from '../pricing/shop-terms.ts';
import { termsOf } from './pricing-settings.ts';
import { defaultSettings as defaults, settingNames } from './settings-table.ts';
import type { ShopSettings } from './shop-settings.ts';
import { shopSettingsRules } from './shop-settings-rules.ts';

function errorsOf(changes: object): Record<string, string> {
  const checked = shopSettingsRules.safeParse({ ...defaults, ...changes });
  return checked.success ? {} : fieldErrors(checked.error);
}

function read(changes: object): ShopSettings {
  return shopSettingsRules.parse({ ...defaults, ...changes });
}

describe('the settings of the shop', () => {
  it('are good as they come, and price as the specification does', () => {
    expect(read({})).toEqual(defaults);
    expect(termsOf(defaults)).toEqual(defaultTerms);
    expect([...settingNames].sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each([
    [{ name: ' ' }, 'name', 'This field is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'At most 60 characters'],
    [{ name: 'Fern\n& Paw' }, 'name', 'On one line'],
    [{ address: '' }, 'address', 'This field is required'],
    [{ phone: 'call us' }, 'phone', 'A phone number, such as +1 914 555 0142'],
    [{ phone: '12' }, 'phone', 'A phone number, such as +1 914 555 0142'],
    [{ email: 'shop@' }, 'email', 'The part after the @ is missing, as in name@example.com'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'The name of a time zone, such as Europe/Berlin'],
    [{ standardDelivery: -1 }, 'standardDelivery', 'Not below 0'],
    [{ standardDelivery: 1000.01 }, 'standardDelivery', 'At most 1,000 dollars'],
    [{ bulkyDelivery: 5.005 }, 'bulkyDelivery', 'At most two decimals'],
    [{ bulkyFrom: 'much' }, 'bulkyFrom', 'A number of dollars'],
    [{ bulkyFrom: '' }, 'bulkyFrom', 'This field is required'],
    [{ sameDayBeforeHour: 0 }, 'sameDayBeforeHour', 'At least 1'],
    [{ sameDayByHour: 25 }, 'sameDayByHour', 'At most 24'],
    [{ sameDayBeforeHour: 21, sameDayByHour: 21 }, 'sameDayByHour', 'Later than the hour of the order'],
    [{ transitDaysFrom: 0 }, 'transitDaysFrom', 'At least 1'],
    [{ transitDaysFrom: 1.5 }, 'transitDaysFrom', 'Whole numbers only'],
    [{ transitDaysUntil: 31 }, 'transitDaysUntil', 'At most 30'],
    [{ transitDaysFrom: 5 }, 'transitDaysUntil', 'Not fewer than the least'],
    [{ sameDayDays: [0] }, 'sameDayDays.0', 'A day from 1 (Monday) to 7'],
    [{ sameDayDays: [1.5] }, 'sameDayDays.0', 'A day from 1 (Monday) to 7'],
    [{ curbsidePercentOff: 91 }, 'curbsidePercentOff', 'At most 90'],
    [{ repeatFirstPercentOff: -1 }, 'repeatFirstPercentOff', 'Not below 0'],
    [{ repeatLaterPercentOff: 2.5 }, 'repeatLaterPercentOff', 'Whole numbers only'],
    [{ sameDayPostcodes: ['?'] }, 'sameDayPostcodes.0', 'Postcodes, or how they begin, such as 105 or SW1A'],
    [{ holidays: ['2026-02-30'] }, 'holidays.0', 'Days such as 2026-12-25'],
    [{ returnDays: 0 }, 'returnDays', 'At least 1'],
    [{ returnDays: 366 }, 'returnDays', 'At most 365'],
    [{ applicationQuestions: ['?', ' '] }, 'applicationQuestions.1', 'Questions, one on each line'],
    [{ collectionChecklist: ['A leash', ' '] }, 'collectionChecklist.1', 'One thing on each line'],
    [{ adoptionAgreement: ' ' }, 'adoptionAgreement', 'This field is required'],
    [{ answerWithinDays: 0 }, 'answerWithinDays', 'At least 1'],
    [{ visitMinutes: 44 }, 'visitMinutes', 'A multiple of 5'],
    [{ holdDays: 2 }, 'holdDays', 'At least 3'],
    [{ answerTemplates: [{ name: '', text: 'x' }] }, 'answerTemplates.0.name', 'This field is required'],
    [{ answerTemplates: [{ name: 'x', text: ' ' }] }, 'answerTemplates.0.text', 'This field is required'],
    [{ answerTemplates: [{ name: 'a\nb', text: 'x' }] }, 'answerTemplates.0.name', 'On one line'],
    [
      { answerTemplates: ['Late', 'late'].map((name) => ({ name, text: 'x' })) },
      'answerTemplates.1.name',
      'Each name once',
    ],
    [
      { decisionTemplates: [{ name: 'x', text: 'x'.repeat(2001) }] },
      'decisionTemplates.0.text',
      'At most 2000 characters',
    ],
    [
      { decisionTemplates: ['No', 'NO'].map((name) => ({ name, text: 'x' })) },
      'decisionTemplates.1.name',
      'Each name once',
    ],
    [{ units: 'IMPERIAL' }, 'units', 'METRIC or US'],
    [{ adoptionFeeIsPaid: 'BY_POST' }, 'adoptionFeeIsPaid', 'AT_THE_SHOP or ONLINE'],
    [{ paymentForm: 'CASH' }, 'paymentForm', 'CARD or PAYMENT_ELEMENT'],
    [{ holdMailsMinutes: -1 }, 'holdMailsMinutes', 'Not below 0'],
    [{ holdMailsMinutes: 11 }, 'holdMailsMinutes', 'At most 10'],
    [{ taxPercent: -1 }, 'taxPercent', 'Not below 0'],
    [{ taxPercent: 0.001 }, 'taxPercent', 'At least 0.1, or 0'],
    [{ taxPercent: '0,099' }, 'taxPercent', 'At least 0.1, or 0'],
    [{ taxPercent: 51 }, 'taxPercent', 'At most 50'],
    [{ taxPercent: 8.8755 }, 'taxPercent', 'At most three decimals'],
    [{ taxPercent: Number.NaN }, 'taxPercent', 'A number of percent'],
    [{ instagram: 'http://www.instagram.com/' }, 'instagram', 'An address that begins with https://'],
    [{ facebook: 'javascript:alert(1)' }, 'facebook', 'An address that begins with https://'],
    [{ x: 'https://user:pass@x.com' }, 'x', 'An address that begins with https://'],
    [{ youtube: 'https://y o u' }, 'youtube', 'An address that begins with https://'],
    [{ returnsText: '' }, 'returnsText', 'This field is required'],
    [{ termsText: 'x'.repeat(20_001) }, 'termsText', 'At most 20,000 characters'],
    [
      { openingHours: [{ day: 1, opens: '9', closes: '19:00' }] },
      'openingHours.0.opens',
      'A time such as 09:00',
    ],
    [
      { openingHours: [{ day: 1, opens: '19:00', closes: '09:00' }] },
      'openingHours.0.closes',
      'Later than it opens',
    ],
    [
      { openingHours: [1, 1].map((day) => ({ day, opens: '09:00', closes: '10:00' })) },
      'openingHours.1.day',
      'Each day once',
    ],
  ])('%j is refused at %s', (changes, field, message) => {
    expect(errorsOf(changes)).toEqual({ [field]: message });
  });

  it('names every bad field at once', () => {
    const bad = { name: '', phone: 'x', bulkyFrom: -1, sameDayBeforeHour: 22, x: 'x.com' };
    expect(Object.keys(errorsOf(bad)).sort()).toEqual(['bulkyFrom', 'name', 'phone', 'sameDayByHour', 'x']);
  });

  it('are kept in their one form', () => {
    expect(read({ phone: '(914) 555-0199', taxPercent: '8.875', standardDelivery: '4.50' })).toMatchObject({
      phone: '9145550199',
      taxPercent: 8.875,
      standardDelivery: 4.5,
    });
    expect(read({ sameDayDays: [5, 1, 5], instagram: ' ' })).toMatchObject({
      sameDayDays: [1, 5],
      instagram: '',
    });
  });
});
