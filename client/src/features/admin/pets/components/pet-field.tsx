import { useQuery } from '@apollo/client/react';
import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useId } from 'react';
import {
  type ItemField,
  type ItemFieldName,
  itemFields,
} from '../../../../../../domain/catalogue/item-fields.ts';
import { canHave, isAskedOf, offeredTo } from '../../../../../../domain/catalogue/item-fit.ts';
import { isGoods, PetType } from '../../../../../../domain/catalogue/pet-options.ts';
import { ShopList } from '../../../../../../domain/shop-lists/shop-lists.ts';
import type { KnownBrandsQuery } from '../../../../gql/graphql.ts';
import { useCan } from '../../../../lib/session/use-can.ts';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { KnownBrandsDocument } from '../api/manage-pets.operations.ts';
import { type PetFormValues, typedItem } from '../lib/pet-form-values.ts';

interface PetFieldProps {
  readonly name: ItemFieldName;
  readonly form: UseFormReturnType<PetFormValues>;
}

/** A field of the form as its row says; nothing where an item of this category and type can not have it. */
export function PetField({ name, form }: PetFieldProps) {
  const field: ItemField = itemFields[name];
  const can = useCan();
  const item = typedItem(form.values);
  if (field.onlyWith && !can(field.onlyWith)) return null;
  // What it has all the same, though it is not asked of it, can be seen and taken away.
  if (!isAskedOf(name, item) && !(canHave(name, item) && form.values[name])) return null;
  const input = {
    label: labelOf(field, item.category),
    placeholder: field.placeholder,
    withAsterisk: isNeeded(field, item.category),
    ...form.getInputProps(name),
  };
  switch (field.is) {
    case 'choice': {
      const isKept = Boolean(form.getInitialValues()[name] && form.values[name]);
      const data = [...emptyChoice(field, item.category, isKept), ...offeredTo(name, item)];
      return <NativeSelect data={data} {...input} />;
    }
    case 'word':
      return <SuggestingField words={Object.values(field.options)} {...input} />;
    case 'listed':
      return (
        <ListedField
          name={name}
          type={item.type}
          maxLength={field.isCut ? field.maxLength : undefined}
          {...input}
        />
      );
    case 'text':
      return (
        <TextInput autoComplete="off" maxLength={field.isCut ? field.maxLength : undefined} {...input} />
      );
    case 'longText':
      return <Textarea autosize minRows={field.lines} {...input} />;
    case 'flag':
      return (
        <Checkbox
          label={field.label}
          checked={form.values[name] === 'true'}
          onChange={({ currentTarget }) => form.setFieldValue(name, currentTarget.checked ? 'true' : '')}
          error={input.error}
        />
      );
    case 'dollars':
      return <NumberField leftSection="$" {...input} />;
    case 'pieces':
    case 'amount':
      return <NumberField isWhole {...input} />;
  }
}

/** An age of goods is the stage of life that they are for. */
function labelOf({ label, shownAs }: ItemField, category: string): string {
  return label === 'Age' && isGoods(category) ? (shownAs?.goods ?? label) : label;
}

function isNeeded({ presence }: ItemField, category: string): boolean {
  return presence === 'required' || (presence === 'requiredOfAnimals' && !isGoods(category));
}

/** Food and accessories need no fact of animals; one that they have can be changed, and not be taken away. */
function emptyChoice(field: ItemField, category: string, isKept: boolean) {
  if (field.presence === 'optional') return [{ value: '', label: 'Not said' }];
  if (isNeeded(field, category)) return [{ value: '', label: 'Choose one' }];
  return isKept ? [] : [{ value: '', label: 'None' }];
}

/** Any text, with those suggested that items have or the shop's list has, so that one is written in one way. */
function ListedField({
  name,
  type,
  ...input
}: TextInputProps & { readonly name: ItemFieldName; type: string }) {
  const { data } = useQuery(KnownBrandsDocument);
  return <SuggestingField words={data ? offeredIn(data, name, type) : []} {...input} />;
}

/** Of a breed, those of its type and of any. */
function offeredIn({ allPets, shopLists }: KnownBrandsQuery, name: ItemFieldName, type: string): string[] {
  const facets: Readonly<Record<string, readonly { readonly value: string }[] | undefined>> = {
    ...{ brand: allPets.facets.brand, breed: allPets.facets.breed, coat: allPets.facets.coat },
  };
  const listed = shopLists.filter(
    (one) => ShopList[one.list] === name && (!one.type || PetType[one.type] === type),
  );
  const words = [...listed, ...(facets[name] ?? [])].map(({ value }) => value);
  return Array.from(new Set(words));
}

/** A text input with the known values as the browser's suggestions. */
function SuggestingField({ words, ...input }: TextInputProps & { readonly words: readonly string[] }) {
  const listId = useId();
  return (
    <>
      <TextInput autoComplete="off" autoCapitalize="none" list={listId} {...input} />
      <datalist id={listId}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
}
