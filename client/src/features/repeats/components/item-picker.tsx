import { useQuery } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { PetWhere } from '../../../gql/graphql.ts';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Money } from '../../../ui/money.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { RepeatItemsDocument } from '../api/repeats.operations.ts';
import type { ChosenItem } from '../hooks/use-choose-item.ts';
import classes from './repeats.module.css';

/** How many are shown; the rest is found by its name. */
const SHOWN = 12;
/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 300;

interface ItemPickerProps {
  readonly where: PetWhere;
  /** The item that is there already. */
  readonly except: string | undefined;
  readonly chosen: ChosenItem | null;
  readonly onChoose: (item: ChosenItem) => void;
}

/** One of the items that can be had now, found by its name. */
export function ItemPicker({ where, except, chosen, onChoose }: ItemPickerProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_DELAY_MS);
  const { data, previousData, error, refetch } = useQuery(RepeatItemsDocument, {
    variables: {
      where: { ...where, available: true },
      ...(search && { search }),
      orderBy: search ? 'RELEVANCE' : 'NAME',
      first: SHOWN + 1,
    },
  });
  const name = useId();
  const found = (data ?? previousData)?.pets;
  const items = found?.edges.map(({ node }) => node).filter(({ _id }) => _id !== except);
  return (
    <div>
      <TextInput
        type="search"
        label="Find an item"
        leftSection={<IconSearch size={18} aria-hidden />}
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Loaded data={items} error={error} onRetry={refetch}>
        {(shown) => (
          <>
            <p className={classes.hint} role="status">
              {foundText(shown.length, found?.totalCount ?? 0)}
            </p>
            <fieldset className={classes.items}>
              <legend className={classes.hidden}>Items</legend>
              {shown.slice(0, SHOWN).map((item) => (
                <label key={item._id} className={classes.item}>
                  <input
                    type="radio"
                    name={name}
                    checked={chosen?._id === item._id}
                    onChange={() => onChoose(item)}
                  />
                  <span className={classes.thumb}>
                    <PetPicture image={item.image} alt="" sizes="56px" />
                  </span>
                  <span dir="auto">{unbrokenUnits(item.petname)}</span>
                  <Money amount={item.petprice} />
                </label>
              ))}
            </fieldset>
          </>
        )}
      </Loaded>
    </div>
  );
}

function foundText(shown: number, total: number): string {
  if (shown === 0) return 'Nothing else like it is available right now.';
  return total > shown
    ? `${Math.min(shown, SHOWN)} of ${total} shown: type a part of the name for others.`
    : '';
}
