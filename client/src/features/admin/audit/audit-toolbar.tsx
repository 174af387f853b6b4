import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useId } from 'react';
import type { AuditAction } from '../../../gql/graphql.ts';
import { useSearchText } from '../../../hooks/use-search-text.ts';
import { DayField } from '../../../ui/forms/day-field.tsx';
import classes from './audit.module.css';
import { type AuditFilter, dayProblem, isFiltered, MAX_ACTOR_LENGTH } from './audit-filter.ts';
import { actionNames } from './audit-labels.ts';
import { useActors } from './use-audit.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 400;

const actions = [
  { value: '', label: 'Everything' },
  ...Object.entries(actionNames).map(([value, label]) => ({ value, label })),
];

interface AuditToolbarProps {
  readonly filter: AuditFilter;
  readonly onChange: (change: AuditFilter) => void;
}

/** Filters of the audit log: action, actor and days. */
export function AuditToolbar({ filter, onChange }: AuditToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label="Audit"
      className={classes.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <NativeSelect
        label="What"
        data={actions}
        value={filter.action ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ action: (value || undefined) as AuditAction | undefined })
        }
      />
      <ActorField value={filter.actor ?? ''} onChange={(actor) => onChange({ actor })} />
      <DayField
        label="First day"
        value={filter.firstDay ?? ''}
        onChange={(day) => onChange({ firstDay: day || undefined })}
      />
      <DayField
        label="Last day"
        value={filter.lastDay ?? ''}
        error={dayProblem(filter)}
        onChange={(day) => onChange({ lastDay: day || undefined })}
      />
      {isFiltered(filter) && <ClearFilters onChange={onChange} />}
    </form>
  );
}

export function ClearFilters({ onChange }: Pick<AuditToolbarProps, 'onChange'>) {
  return (
    <Button
      variant="subtle"
      className={classes.clear}
      onClick={() =>
        onChange({ action: undefined, actor: undefined, firstDay: undefined, lastDay: undefined })
      }
    >
      Clear filters
    </Button>
  );
}

interface ActorFieldProps {
  readonly value: string;
  readonly onChange: (actor: string | undefined) => void;
}

/** A whole e-mail address, as in the records; the current admins are suggested. */
function ActorField({ value, onChange }: ActorFieldProps) {
  const { text, type } = useSearchText(value, (actor) => onChange(actor || undefined), TYPING_DELAY_MS);
  const listId = useId();
  const actors = useActors();

  return (
    <>
      <TextInput
        type="search"
        label="By whom"
        placeholder="Whole e-mail address"
        autoComplete="off"
        maxLength={MAX_ACTOR_LENGTH}
        list={listId}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <datalist id={listId}>
        {actors.map(({ _id, email, name }) => (
          <option key={_id} value={email} label={name} />
        ))}
        <option value="command line" />
      </datalist>
    </>
  );
}
