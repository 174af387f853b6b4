import { Group, NativeSelect } from '@mantine/core';
import {
  type ArticleFilter,
  articleAges,
  articleKinds,
  articleTopics,
} from '../../../../../domain/care/article-facets.ts';

interface CareFiltersProps {
  readonly filter: ArticleFilter;
  readonly onChange: (change: ArticleFilter) => void;
}

export function CareFilters({ filter, onChange }: CareFiltersProps) {
  return (
    <Group role="search" aria-label="Articles">
      <NativeSelect
        label="Animal"
        data={choices('All animals', articleKinds)}
        value={filter.kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="Age"
        data={choices('Any age', articleAges)}
        value={filter.age ?? ''}
        onChange={({ currentTarget }) => onChange({ age: chosen(currentTarget.value) })}
      />
      <NativeSelect
        label="About"
        data={choices('Everything', articleTopics)}
        value={filter.topic ?? ''}
        onChange={({ currentTarget }) => onChange({ topic: chosen(currentTarget.value) })}
      />
    </Group>
  );
}

function choices(all: string, options: Readonly<Record<string, string>>) {
  return [{ value: '', label: all }, ...Object.entries(options).map(([value, label]) => ({ value, label }))];
}

/** One of the choices, as they are all that can be chosen. */
function chosen<Key extends string>(value: string): Key | undefined {
  return value ? (value as Key) : undefined;
}
