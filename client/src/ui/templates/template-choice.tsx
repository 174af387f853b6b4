import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';

/** Texts that the owner keeps, as somebody fills them in. */
export interface Templates {
  readonly names: readonly string[];
  /** @returns null where its facts could not be read, which was said */
  readonly fill: (name: string) => Promise<string | null>;
}

interface TemplateChoiceProps {
  readonly templates: Templates;
  /** What the list says before one is chosen. */
  readonly placeholder: string;
  /** @param before what was filled in by the choice before */
  readonly onFill: (filled: string, before: string) => void;
}

/** The texts that the owner keeps, to begin with; nothing where there are none. */
export function TemplateChoice({ templates: { names, fill }, placeholder, onFill }: TemplateChoiceProps) {
  const [chosen, setChosen] = useState('');
  const [isFilling, setFilling] = useState(false);
  const last = useRef({ name: '', filled: '' });
  if (names.length === 0) return null;

  async function choose(name: string) {
    setChosen(name);
    last.current.name = name;
    setFilling(true);
    const filled = name ? await fill(name) : null;
    // With the arrow keys one goes through them faster than an order is read.
    if (last.current.name !== name) return;
    setFilling(false);
    if (filled === null) return setChosen('');
    onFill(filled, last.current.filled);
    last.current.filled = filled;
  }

  return (
    <NativeSelect
      label="Begin with"
      value={chosen}
      aria-busy={isFilling || undefined}
      data={[{ value: '', label: placeholder }, ...names]}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
    />
  );
}
