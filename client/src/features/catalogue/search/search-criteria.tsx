import { Age, Gender, PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { SelectField } from '../../../ui/forms/field.tsx';
import { typeNames } from '../lib/pet-labels.ts';

/** Each field of an address, and its values as addresses spell them. */
const criteria = [
  { name: 'type', label: 'Type', options: PetType, labels: typeNames },
  { name: 'age', label: 'Age', options: Age, labels: Age },
  { name: 'gender', label: 'Gender', options: Gender, labels: Gender },
] as const;

/** Type, age and gender of the animal that is looked for (specification §4), as fields of a search. */
export function SearchCriteria() {
  return criteria.map(({ name, label, options, labels }) => (
    <SelectField
      key={name}
      name={name}
      label={label}
      options={[{ value: '', label: 'Any' }, ...Object.entries(options).map(toOption(labels))]}
    />
  ));
}

function toOption(labels: Readonly<Record<string, string>>) {
  return ([key, value]: [string, string]) => ({ value, label: labels[key] ?? value });
}
