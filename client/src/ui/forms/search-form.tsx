import { IconSearch } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField } from './field.tsx';
import classes from './search-form.module.css';

const RESULTS_PATH = '/PetSearchItems';

interface SearchFormProps {
  /** Name among the searches of a page. */
  readonly name?: string;
  /** Whether the field takes the focus as it appears. */
  readonly isOpened?: boolean;
  /** Called when a search sets off. */
  readonly onSearch?: () => void;
}

/** Finds anything in the shop by its words. On the page of results it shows what was looked for. */
export function SearchForm({ name = 'Whole shop', isOpened = false, onSearch }: SearchFormProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOnResults = pathname.toLowerCase() === RESULTS_PATH.toLowerCase();
  const present = (isOnResults && new URLSearchParams(search).get('q')) || '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    onSearch?.();
    void navigate({ pathname: RESULTS_PATH, search: words && `${new URLSearchParams({ q: words })}` });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label={name}
      className={classes.search}
      // What happens where the page has no code yet.
      action={RESULTS_PATH}
      onSubmit={submit}
    >
      <TextField
        // A new search is a new field: what was typed and left belongs to the page before.
        key={present}
        type="search"
        name="q"
        aria-label="Search the shop"
        placeholder="Food, toys, a new friend …"
        defaultValue={present}
        maxLength={100}
        autoFocus={isOpened}
        enterKeyHint="search"
        end={
          <IconButton type="submit" size={36} aria-label="Find">
            <IconSearch size={20} stroke={1.8} aria-hidden />
          </IconButton>
        }
      />
    </form>
  );
}
