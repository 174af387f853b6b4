import { emptyPetForm, petFormErrors, toAddPetInput } from './pet-form-values.ts';

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

  it('speaks the words of the API', () => {
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

  it('does not mind how category and type are written', () => {
    expect(toAddPetInput({ ...bramble, category: ' Food', type: 'CAT ', stock: '12' })).toMatchObject({
      category: 'FOOD',
      type: 'CAT',
      stock: 12,
    });
  });

  it('forgets a stock that was typed before the category became an animal', () => {
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
