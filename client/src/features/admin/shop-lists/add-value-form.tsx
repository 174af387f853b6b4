import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PetType, ShopList } from '../../../gql/graphql.ts';
import classes from './shop-lists.module.css';
import type { useListChanges } from './use-shop-lists.ts';

interface AddValueFormProps {
  readonly list: ShopList;
  readonly changes: ReturnType<typeof useListChanges>;
}

const types = [
  { value: '', label: 'Any animal' },
  { value: 'DOG', label: 'Dogs' },
  { value: 'CAT', label: 'Cats' },
  { value: 'OTHER', label: 'Others' },
];

/** Puts a value on a list; of a breed, it says whose. */
export function AddValueForm({ list, changes: { add, isBusy } }: AddValueFormProps) {
  const [value, setValue] = useState('');
  const [type, setType] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() && (await add(list, value.trim(), (type || null) as PetType | null))) setValue('');
  }

  return (
    <form noValidate aria-label="New value" className={classes.form} onSubmit={(event) => void submit(event)}>
      <TextInput
        label="New value"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {list === 'BREED' && (
        <NativeSelect
          label="Of"
          data={types}
          value={type}
          onChange={({ currentTarget }) => setType(currentTarget.value)}
        />
      )}
      <Button type="submit" loading={isBusy} disabled={!value.trim()}>
        Add
      </Button>
    </form>
  );
}
