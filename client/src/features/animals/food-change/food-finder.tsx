import { useQuery } from '@apollo/client/react';
import { Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useId, useState } from 'react';
import type { AnimalFieldsFragment, FoodsToChangeToQuery } from '../../../gql/graphql.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import classes from './food-change.module.css';
import { FoodsToChangeToDocument } from './food-change.operations.ts';

type Food = NonNullable<FoodsToChangeToQuery['pets']>['edges'][number]['node'];

/** How many are shown; the rest is found by its name. */
const SHOWN = 6;
/** As many are looked through: treats among them, and what nobody knows the energy of, are none to live on. */
const ASKED = 30;
/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 300;

interface FoodFinderProps {
  readonly label: string;
  readonly type: AnimalFieldsFragment['type'];
  /** Whether it has to be in stock. */
  readonly isToBuy: boolean;
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (petId: string) => void;
}

/** One of the shop’s foods for such an animal, found by its name. */
export function FoodFinder({ label, type, isToBuy, chosen, error, onChoose }: FoodFinderProps) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_DELAY_MS);
  const {
    data,
    previousData,
    error: failure,
    refetch,
  } = useQuery(FoodsToChangeToDocument, {
    variables: {
      where: { category: 'FOOD', type, ...(isToBuy && { available: true }) },
      ...(search && { search }),
      orderBy: search ? 'RELEVANCE' : 'NAME',
      first: ASKED,
    },
  });
  const foods = (data ?? previousData)?.pets?.edges.map(({ node }) => node).filter(isForEveryDay);
  return (
    <div className={classes.finder}>
      <TextInput
        type="search"
        label={label}
        description="A part of its name"
        value={typed}
        error={error}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Loaded data={foods} error={failure} onRetry={() => void refetch()} loadingRows={1}>
        {(found) => <Foods legend={label} foods={found} chosen={chosen} onChoose={onChoose} />}
      </Loaded>
    </div>
  );
}

interface FoodsProps extends Pick<FoodFinderProps, 'chosen' | 'onChoose'> {
  readonly legend: string;
  readonly foods: readonly Food[];
}

function Foods({ legend, foods, chosen, onChoose }: FoodsProps) {
  const name = useId();
  const first = foods.slice(0, SHOWN);
  const elsewhere = foods.slice(SHOWN).filter(({ _id }) => _id === chosen);
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {foodsText(foods.length)}
      </Text>
      <fieldset className={classes.foods}>
        <legend className={classes.hidden}>{legend}</legend>
        {[...first, ...elsewhere].map(({ _id, petname, kcalPer100g }) => (
          <label key={_id} className={classes.food}>
            <input type="radio" name={name} checked={chosen === _id} onChange={() => onChoose(_id)} />
            <span>
              <bdi>{petname}</bdi>, {kcalPer100g} kcal per 100 g
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}

function foodsText(count: number): string {
  if (count === 0) return 'No such food whose energy we know.';
  return count > SHOWN ? `The first ${SHOWN}: type a part of the name for others.` : '';
}

function isForEveryDay({ kind, kcalPer100g }: Food): boolean {
  return kind !== 'TREAT' && typeof kcalPer100g === 'number';
}
