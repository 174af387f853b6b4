import { parse } from 'graphql';
import { uploadVariablesOf } from './upload-variables.ts';

const text = `
  query Plain($id: ID!) { pet(id: $id) { _id } }
  mutation One($input: AddPetInput!, $img: Upload) { addPet(input: $input, img: $img) { _id } }
  mutation Two($front: Upload!, $back: Upload) { updatePet(id: 1, input: {}, img: $front) { _id } }
`;

describe('upload variables', () => {
  it.each([
    ['Plain', []],
    ['One', ['img']],
    ['Two', ['front', 'back']],
    ['Unknown', []],
  ])('of %s', (name, variables) => {
    expect(uploadVariablesOf(parse(text), name)).toEqual(variables);
  });

  it('are those of the only operation where none is named', () => {
    expect(uploadVariablesOf(parse('mutation ($img: Upload!) { a(img: $img) }'), null)).toEqual(['img']);
  });

  it('are empty for an invalid document', () => {
    expect(uploadVariablesOf(undefined, 'One')).toEqual([]);
  });
});
