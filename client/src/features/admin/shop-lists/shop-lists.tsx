import { NativeSelect, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ShopList } from '../../../gql/graphql.ts';
import { AddValueForm } from './add-value-form.tsx';
import { ListedValue } from './listed-value.tsx';
import classes from './shop-lists.module.css';
import { type ListValue, useListChanges } from './use-shop-lists.ts';

const names: readonly { value: ShopList; label: string; about: string }[] = [
  {
    value: 'BRAND',
    label: 'Brands',
    about: 'The form of an item offers them, beside those that items have.',
  },
  { value: 'SUPPLIER', label: 'Suppliers', about: 'Who goods are bought from.' },
  { value: 'SHELF', label: 'Shelves', about: 'Where items stand, for those who pack.' },
  {
    value: 'BREED',
    label: 'Breeds',
    about: 'Beside the eight that every shop has. Shoppers find animals by them.',
  },
  { value: 'COLOR', label: 'Colors', about: 'Beside black, brown, gray and bicolor.' },
];

/** One list at a time: what it has, and a field for more. */
export function ShopLists({ values }: { readonly values: readonly ListValue[] }) {
  const [list, setList] = useState<ShopList>('BRAND');
  const changes = useListChanges();
  const listed = values.filter((value) => value.list === list);
  return (
    <Stack gap="md">
      <NativeSelect
        label="List"
        description={names.find(({ value }) => value === list)?.about}
        data={names.map(({ value, label }) => ({ value, label }))}
        value={list}
        data-autofocus
        onChange={({ currentTarget }) => setList(currentTarget.value as ShopList)}
      />
      <AddValueForm key={list} list={list} changes={changes} />
      {listed.length === 0 ? (
        <Text c="dimmed">Nothing is on this list yet.</Text>
      ) : (
        <ul className={classes.values} aria-label="Values">
          {listed.map((value) => (
            <ListedValue key={value._id} value={value} changes={changes} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
