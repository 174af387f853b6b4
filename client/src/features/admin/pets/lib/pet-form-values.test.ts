import { optionalFacts } from '../../../../../../domain/catalogue/item-fields.ts';
import {
  emptyPetForm,
  isChanged,
  petChangeErrors,
  petFormChanges,
  petFormErrors,
  petFormOf,
  toAddPetInput,
} from './pet-form-values.ts';

const bramble = {
  ...emptyPetForm,
  petname: ' Bramble ',
  petprice: '340.50',
  category: 'pets',
  type: 'dog',
  gender: 'Female',
  age: 'Puppy',
  color: 'Brown',
  clan: 'American Bully',
  short: 'A cheerful puppy.',
  details: 'Ten weeks old.',
};

describe('the pet form', () => {
  it('asks for every field but the picture and the stock', () => {
    const errors = petFormErrors(emptyPetForm);
    expect(Object.keys(errors).sort()).toEqual(
      [
        'age',
        'category',
        'clan',
        'color',
        'details',
        'gender',
        'petname',
        'petprice',
        'short',
        'type',
      ].sort(),
    );
    expect(new Set(Object.values(errors))).toEqual(new Set(['This field is required']));
  });

  it('maps to the API’s values', () => {
    expect(toAddPetInput(bramble)).toEqual({
      petname: 'Bramble',
      petprice: 340.5,
      category: 'PETS',
      type: 'DOG',
      gender: 'FEMALE',
      age: 'PUPPY',
      color: 'BROWN',
      clan: 'AMERICAN_BULLY',
      short: 'A cheerful puppy.',
      details: 'Ten weeks old.',
    });
  });

  it('normalizes category and type', () => {
    expect(toAddPetInput({ ...bramble, category: ' Food', type: 'CAT ', stock: '12' })).toMatchObject({
      category: 'FOOD',
      type: 'CAT',
      stock: 12,
    });
  });

  it.each(['food', 'accessories'])('asks for no fact of animals of %s, and posts none', (category) => {
    const form = { ...bramble, category, gender: '', age: '', color: '', clan: '' };
    expect(petFormErrors(form)).toEqual({});
    const input = toAddPetInput(form);
    expect([input.gender, input.age, input.color, input.clan]).toEqual(Array(4).fill(undefined));
  });

  it('drops a stock that was typed before the category became an animal', () => {
    expect(toAddPetInput({ ...bramble, stock: '12' })).not.toHaveProperty('stock', 12);
  });

  it.each([
    ['petprice', { petprice: '-1' }, 'Not below 0'],
    ['petprice', { petprice: '1.999' }, 'At most two decimals'],
    ['type', { type: 'hamster' }, 'One of: dog, cat, other'],
    ['stock', { category: 'food', stock: '1.5' }, 'Whole pieces only'],
    ['petname', { petname: '   ' }, 'This field is required'],
  ])('says what is wrong with %s in %o', (field, change, message) => {
    expect(petFormErrors({ ...bramble, ...change })).toEqual({ [field]: message });
  });
});

describe('the pet form of an existing item', () => {
  const noFacts = Object.fromEntries(optionalFacts.map((name) => [name, null])) as Record<
    (typeof optionalFacts)[number],
    null
  >;
  const before = petFormOf({
    ...noFacts,
    isAdoption: false,
    _id: 'kibble',
    petname: 'Salmon kibble',
    petprice: 12.5,
    category: 'FOOD',
    type: 'CAT',
    stock: 40,
    shelf: 'B 12',
    availability: 'AVAILABLE',
    isAvailable: true,
    unitPrice: null,
    choices: null,
    createdAt: '2026-11-20T09:30:00.000Z',
    image: null,
    pictures: [],
    gender: null,
    age: 'ADULT',
    color: null,
    clan: null,
    kind: 'DRY',
    brand: 'Saltmarsh',
    short: 'Crunchy.',
    details: 'Two kilograms.',
    facts: null,
  });

  it('shows it in the words of the specification, and what it has not as empty', () => {
    expect(before).toMatchObject({ petprice: '12.5', category: 'food', age: 'Adult', clan: '', stock: '40' });
    expect(isChanged(before, { ...before })).toBe(false);
  });

  it('submits only changed fields, so that meanwhile sold stock stays sold', () => {
    const after = { ...before, petname: ' Tuna kibble ', clan: 'Bengal' };
    expect(petChangeErrors(before, after)).toEqual({});
    expect(petFormChanges(before, after)).toEqual({ petname: 'Tuna kibble', clan: 'BENGAL' });
    expect(petFormChanges(before, { ...before, kind: '', brand: ' ', size: 'Large' })).toEqual({
      kind: null,
      brand: null,
      size: 'LARGE',
    });
  });

  it('says whether a price is an adoption fee, of animals alone', () => {
    const animal = { ...before, category: 'pets', stock: '' };
    expect(petFormChanges(animal, { ...animal, isAdoption: 'true' })).toEqual({ isAdoption: true });
    const adopted = { ...animal, isAdoption: 'true' };
    expect(petFormChanges(adopted, { ...adopted, isAdoption: '' })).toEqual({ isAdoption: null });
    expect(petFormErrors({ ...before, isAdoption: 'true' })).toEqual({});
  });

  it('says with a stock which one it was typed over', () => {
    expect(petFormChanges(before, { ...before, stock: '42' })).toEqual({ stock: 42, stockWas: 40 });
    const animal = { ...before, category: 'pets', stock: '' };
    expect(petFormChanges(animal, { ...animal, category: 'food', stock: '7' })).toEqual({
      category: 'FOOD',
      stock: 7,
    });
  });

  it('does not ask for a breed that it never had, but for what was emptied', () => {
    const after = { ...before, short: ' ', stock: '', age: '' };
    expect(petChangeErrors(before, after)).toEqual({
      short: 'This field is required',
      stock: 'This field is required',
      age: 'This field is required',
    });
  });

  it('asks for the facts of animals where it becomes one', () => {
    const after = { ...before, category: 'pets' };
    expect(petChangeErrors(before, after)).toEqual({
      gender: 'This field is required',
      color: 'This field is required',
      clan: 'This field is required',
    });
  });

  it('gives no stock to what becomes an animal', () => {
    expect(petFormChanges(before, { ...before, category: 'pets', stock: '7' })).toEqual({ category: 'PETS' });
  });

  it('counts a new picture as a change', () => {
    expect(isChanged(before, { ...before, img: new File([], 'kibble.jpg') })).toBe(true);
  });
});
