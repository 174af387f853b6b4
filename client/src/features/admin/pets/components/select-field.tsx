import { TextInput, type TextInputProps } from '@mantine/core';
import { useId } from 'react';

interface WordFieldProps extends TextInputProps {
  words: readonly string[];
}

/** A text to type, with the words that the shop knows as the browser's own suggestions. */
export function WordField({ words, ...input }: WordFieldProps) {
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
