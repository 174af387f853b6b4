import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';

interface SelectFieldProps extends TextInputProps {
  words: readonly string[];
}

/** A text input with the known values as the browser's suggestions. */
export function SelectField({ words, ...input }: SelectFieldProps) {
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
