import { IconSearch } from '@tabler/icons-react';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { TextField } from '../forms/field.tsx';
import classes from './search-box.module.css';
import type { SuggestionPopup, SuggestionsProps } from './suggestions-props.ts';

const RESULTS_PATH = pages.search.path;

interface SearchBoxProps {
  /** Name among the searches of a page. */
  readonly name?: string;
  /** Whether the field takes the focus as it appears. */
  readonly isOpened?: boolean;
  /** Further fields. What is chosen in them goes into the address under their names. */
  readonly children?: ReactNode;
}

/**
 * Finds anything in the shop by its words. On the page of results it shows what was looked for. It is a plain form;
 * what suggests something while one types comes once the field is used.
 */
export function SearchBox(props: SearchBoxProps) {
  const { pathname, search } = useLocation();
  const present = (isResults(pathname) && new URLSearchParams(search).get('q')) || '';
  // A new search is a new field: what was typed and left belongs to the page before.
  return <SearchForm key={`${pathname} ${present}`} {...props} present={present} />;
}

/** Whether a path is that of the results, in any case. */
export function isResults(pathname: string): boolean {
  return pathname.toLowerCase() === RESULTS_PATH.toLowerCase();
}

function SearchForm({
  name = 'Search',
  isOpened = false,
  children,
  present,
}: SearchBoxProps & { readonly present: string }) {
  const navigate = useNavigate();
  const listId = useId();
  const keys = useRef<((event: KeyboardEvent) => void) | null>(null);
  const [text, setText] = useState(present);
  const [isWanted, setWanted] = useState(false);
  const [popup, setPopup] = useState<SuggestionPopup>({ isOpen: false });
  const [Suggestions, load] = useLazySuggestions();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWanted(false);
    const search = filledIn(new FormData(event.currentTarget)).toString();
    void navigate({ pathname: RESULTS_PATH, search });
  }

  function leave(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setWanted(false);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label={name}
      className={classes.search}
      data-wide={children ? true : undefined}
      // What happens where the page has no code yet.
      action={RESULTS_PATH}
      onSubmit={submit}
      onBlur={leave}
    >
      <div className={classes.field}>
        <TextField
          type="search"
          name="q"
          label={children ? 'Search the shop' : undefined}
          aria-label="Search the shop"
          placeholder="Food, toys, a new friend …"
          defaultValue={present}
          maxLength={100}
          autoFocus={isOpened}
          enterKeyHint="search"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={popup.isOpen}
          aria-controls={popup.isOpen ? listId : undefined}
          aria-activedescendant={popup.isOpen ? popup.activeId : undefined}
          onFocus={load}
          onChange={(event) => {
            load();
            setText(event.currentTarget.value);
            setWanted(true);
          }}
          onKeyDown={(event) => keys.current?.(event)}
          end={
            !children && (
              <IconButton type="submit" size={36} aria-label="Find">
                <IconSearch size={20} stroke={1.8} aria-hidden />
              </IconButton>
            )
          }
        />
        {Suggestions && (
          <Suggestions
            text={text}
            isWanted={isWanted}
            listId={listId}
            keys={keys}
            onWant={setWanted}
            onChange={setPopup}
          />
        )}
      </div>
      {children}
      {children && (
        <Button type="submit" size="md" icon={<IconSearch size={18} aria-hidden />}>
          Search
        </Button>
      )}
    </form>
  );
}

/** Where their code does not load the form does its work without them, and the next use tries again. */
function useLazySuggestions(): [ComponentType<SuggestionsProps> | null, () => void] {
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  function load() {
    if (Suggestions) return;
    import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.default),
      () => undefined,
    );
  }
  return [Suggestions, load];
}

/** The fields of a form that say something. */
function filledIn(form: FormData): URLSearchParams {
  const fields = [...form].map(([name, value]) => [name, String(value).trim()] as const);
  return new URLSearchParams(
    fields.filter(([, value]) => value !== '').map(([name, value]) => [name, value]),
  );
}
