import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

const OTHER = 'Another reason…';

/** Sentences for the shopper, the most usual first. Which one it is has to be chosen: the shopper is mailed it. */
const reasons = [
  { value: '', label: 'Choose…' },
  'Something was broken or missing.',
  'It came too late.',
  'It was not as described.',
  'A gesture of goodwill.',
  OTHER,
];

/** Longest reason, in characters. */
const MAX_REASON_LENGTH = 300;

export function useReason() {
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState('');
  const words = (chosen === OTHER ? other : chosen).trim();
  return { chosen, setChosen, other, setOther, words, missing: words ? null : 'Say why' };
}

/** Why money goes back, in a sentence that the shopper reads. */
export function ReasonFields({ reason }: { readonly reason: ReturnType<typeof useReason> }) {
  const { chosen, setChosen, other, setOther } = reason;
  return (
    <>
      <NativeSelect
        label="Reason, which the shopper reads"
        data={reasons}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {chosen === OTHER && (
        <TextInput
          label="The reason in a sentence"
          maxLength={MAX_REASON_LENGTH}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
    </>
  );
}
