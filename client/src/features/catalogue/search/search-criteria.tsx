import { Age, Gender, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import { choiceLabels } from '../lib/filter-labels.ts';

/** Each field of an address, and its values as addresses spell them. */
const criteria = [
  { name: 'type', label: 'Type', options: PetType },
  { name: 'age', label: 'Age', options: Age },
  { name: 'gender', label: 'Gender', options: Gender },
] as const;

/** Type, age and gender of the animal that is looked for (specification §4), as fields of a search. */
export function SearchCriteria() {
  return criteria.map(({ name, label, options }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      options={[{ value: '', label: 'Any' }, ...Object.entries(options).map(toOption(name))]}
    />
  ));
}

function toOption(name: keyof typeof choiceLabels) {
  return ([key, value]: [string, string]) => ({ value, label: choiceLabels[name][key] ?? value });
}
