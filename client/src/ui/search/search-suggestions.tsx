import { IconArrowUpRight, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useImperativeHandle, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../feedback/visually-hidden.tsx';
import { Money } from '../money.tsx';
import { PetPicture } from '../pet-picture.tsx';
import classes from './search-suggestions.module.css';
import {
  labelParts,
  type SuggestedItem,
  type SuggestionGroup,
  type SuggestionRow,
} from './suggestion-rows.ts';
import type { SuggestionsProps } from './suggestions-props.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The list below a search field, of the pattern that ARIA calls a combobox: the focus stays in the field. */
export default function SearchSuggestions(props: SuggestionsProps) {
  const { text, isWanted, listId, keys, onWant, onChange } = props;
  const navigate = useNavigate();
  const { groups, isLoading, isEmpty } = useSuggestions(text, isWanted);
  const rows = groups.flatMap((group) => group.rows);
  const [active, setActive] = useActive(groups);
  const isOpen = isWanted && rows.length > 0;
  const activeId = isOpen && active >= 0 ? optionId(listId, active) : undefined;

  useEffect(() => onChange({ isOpen, activeId }), [onChange, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  useImperativeHandle(keys, () => (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = rows[active];
    if (event.key === 'Enter' && isOpen && chosen) {
      event.preventDefault();
      onWant(false);
      void navigate(chosen.to);
    } else if (event.key === 'Escape' && (isOpen || isEmpty)) {
      // Otherwise the browser would take it for the wish to empty the field.
      event.preventDefault();
      onWant(false);
    } else if (event.key === 'Tab') {
      onWant(false);
    } else if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      onWant(true);
    } else if (isOpen) {
      const next = nextActive(event.key, active, rows.length);
      if (next === null) return;
      event.preventDefault();
      setActive(next);
    }
  });

  return (
    <>
      <VisuallyHidden role="status">{isWanted ? spoken(rows.length, isEmpty) : ''}</VisuallyHidden>
      {isOpen && <SuggestionList {...props} groups={groups} active={active} onFollow={() => onWant(false)} />}
      {isWanted && isLoading && <LoadingList />}
      {isWanted && isEmpty && (
        <p className={`${classes.list} ${classes.empty}`}>
          Nothing begins like this. Press Enter to search all the same.
        </p>
      )}
    </>
  );
}

/** Where the arrow keys are among some suggestions; nowhere once there are others. */
function useActive(groups: readonly SuggestionGroup[]): [number, (place: number) => void] {
  const [{ of, place }, setPlace] = useState({ of: groups, place: -1 });
  return [of === groups ? place : -1, (next) => setPlace({ of: groups, place: next })];
}

/** Where a key leads to; null for a key that leads nowhere. Before the first and behind the last is the field itself. */
function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1;
  // In the field itself they go to the ends of the text.
  if (active < 0) return null;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function spoken(count: number, isEmpty: boolean): string {
  if (isEmpty) return 'No suggestions';
  if (count === 0) return '';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

interface SuggestionListProps {
  readonly text: string;
  readonly listId: string;
  readonly groups: readonly SuggestionGroup[];
  readonly active: number;
  readonly onFollow: () => void;
}

function SuggestionList({ text, listId, groups, active, onFollow }: SuggestionListProps) {
  const titleId = useId();
  let place = 0;
  return (
    <div
      role="listbox"
      id={listId}
      aria-label="Suggestions"
      tabIndex={-1}
      className={classes.list}
      // The focus stays in the field, whatever is pressed here.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, rows }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of what a listbox may have in it
        <div key={title} role="group" aria-labelledby={`${titleId}-${group}`} className={classes.group}>
          <div id={`${titleId}-${group}`} role="presentation" className={classes.title}>
            {title}
          </div>
          {rows.map((row) => {
            const at = place++;
            return (
              <Link
                key={row.key}
                role="option"
                id={optionId(listId, at)}
                aria-selected={at === active}
                tabIndex={-1}
                to={row.to}
                className={classes.option}
                onClick={onFollow}
              >
                <Row row={row} text={text} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Row({ row, text }: { readonly row: SuggestionRow; readonly text: string }) {
  const { label, item, place, count } = row;
  if (item) return <ItemRow item={item} label={<Label label={label} text={text} />} />;
  const Icon = place === undefined && !row.to.includes('?q=') ? IconArrowUpRight : IconSearch;
  return (
    <>
      <Icon size={18} stroke={1.8} className={classes.icon} aria-hidden />
      <span className={classes.label}>
        <bdi>
          <Label label={label} text={text} />
        </bdi>
        {place && <span className={classes.place}> in {place}</span>}
      </span>
      {count !== undefined && (
        <span className={classes.count}>
          {count}
          <VisuallyHidden>{count === 1 ? ' item' : ' items'}</VisuallyHidden>
        </span>
      )}
    </>
  );
}

function ItemRow({ item, label }: { readonly item: SuggestedItem; readonly label: ReactNode }) {
  return (
    <>
      <span className={classes.picture}>
        <PetPicture image={item.image} alt="" sizes="56px" />
      </span>
      <span className={classes.label}>
        <bdi>{label}</bdi>
        {!item.isAvailable && (
          <span className={classes.gone}>{item.category === 'PETS' ? 'Has a home' : 'Out of stock'}</span>
        )}
      </span>
      <span className={classes.price}>
        <Money amount={item.petprice} />
      </span>
    </>
  );
}

/** A label with what was typed in it. */
function Label({ label, text }: { readonly label: string; readonly text: string }) {
  let end = 0;
  return labelParts(label, text).map((part) => {
    end += part.text.length;
    return part.isTyped ? <mark key={end}>{part.text}</mark> : <span key={end}>{part.text}</span>;
  });
}

function LoadingList() {
  return (
    <div className={`${classes.list} ${classes.loading}`} aria-hidden>
      <Skeleton style={{ height: 18, width: '60%' }} />
      <Skeleton style={{ height: 18, width: '45%' }} />
      <Skeleton style={{ height: 18, width: '70%' }} />
    </div>
  );
}
