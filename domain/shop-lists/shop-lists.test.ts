import { fieldErrors } from '../errors/field-errors.ts';
import { listKey, listValueRules, type ShopList } from './shop-lists.ts';

it.each<[ShopList, object, object]>([
  ['breed', { value: ' Poodle ', type: 'dog' }, { value: 'Poodle', type: 'dog' }],
  ['brand', { value: 'Wagwell', type: 'dog' }, { value: 'Wagwell', type: undefined }],
  ['shelf', { value: 'B 12' }, { value: 'B 12', type: undefined }],
])('the list of %s takes %j', (list, input, expected) => {
  expect(listValueRules(list).parse(input)).toEqual(expected);
});

it.each<[ShopList, object, object]>([
  ['breed', { value: 'german  shepherd' }, { value: 'Every shop has this one already' }],
  ['coat', { value: 'BLACK' }, { value: 'Every shop has this one already' }],
  ['shelf', { value: 'x'.repeat(21) }, { value: 'At most 20 characters' }],
  ['brand', { value: ' ' }, { value: 'This field is required' }],
])('the list of %s refuses %j', (list, input, errors) => {
  const { error } = listValueRules(list).safeParse(input);
  expect(error && fieldErrors(error)).toEqual(errors);
});

it('a value is one, however it is written', () => {
  expect(listKey(' Golden  Retriever')).toBe(listKey('golden retriever'));
});
