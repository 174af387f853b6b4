import { itemFields } from '../../../../../domain/catalogue/item-fields.ts';
import type { Facts } from '../lib/pet-labels.ts';

/** A food as the rules of feeding know it, in the words of the specification. */
export function foodInWords<Food extends Facts>(food: Food) {
  const { category, type, kind, age } = itemFields;
  return {
    ...food,
    category: category.options[food.category],
    type: type.options[food.type],
    kind: food.kind && kind.options[food.kind],
    age: food.age && age.options[food.age],
  };
}
