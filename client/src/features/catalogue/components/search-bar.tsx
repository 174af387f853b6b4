import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField, TextField } from '../../../ui/forms/field.tsx';
import { type ChoiceField, type PetFilter, readFilter, writeFilter } from '../lib/pet-filter.ts';
import { choiceLabels } from '../lib/pet-labels.ts';
import classes from './search-bar.module.css';

interface SearchBarProps {
  /** What the search was for, where it has been made. */
  readonly value?: PetFilter;
  readonly hasText?: boolean;
}

/** Searches animals by type, age and gender. The result is a URL, so it can be shared. */
export function SearchBar({ value = {}, hasText }: SearchBarProps) {
  const navigate = useNavigate();
  const [criteria, setCriteria] = useState(value);

  function search(event: FormEvent) {
    event.preventDefault();
    const params = writeFilter(new URLSearchParams(), { ...criteria, search: criteria.search?.trim() });
    void navigate({ pathname: '/PetSearchItems', search: params.toString() });
  }

  function choose(field: ChoiceField, text: string) {
    const chosen = readFilter(new URLSearchParams({ [field]: text }))[field];
    setCriteria((current) => ({ ...current, [field]: chosen }));
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form role="search" className={classes.bar} onSubmit={search} data-with-text={hasText || undefined}>
      {hasText && (
        <TextField
          label="What for"
          placeholder="Name, food, toy …"
          type="search"
          maxLength={100}
          value={criteria.search ?? ''}
          onChange={(event) => {
            const { value: text } = event.currentTarget;
            setCriteria((current) => ({ ...current, search: text }));
          }}
        />
      )}
      {(['type', 'age', 'gender'] as const).map((field) => (
        <SelectField
          key={field}
          label={searchLabels[field]}
          options={[{ value: '', label: 'Any' }, ...optionsOf(field)]}
          value={criteria[field] ?? ''}
          onChange={(event) => choose(field, event.currentTarget.value)}
        />
      ))}
      <Button type="submit" size="md" icon={<IconSearch size={18} aria-hidden />}>
        Search
      </Button>
    </form>
  );
}

const searchLabels = { type: 'Type', age: 'Age', gender: 'Gender' } as const;

function optionsOf(field: ChoiceField) {
  return Object.entries(choiceLabels[field]).map(([value, label]) => ({ value, label }));
}
