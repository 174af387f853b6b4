import { Checkbox, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { cardName } from '../../../../../domain/orders/card-name.ts';
import type { SavedCardsQuery } from '../../../gql/graphql.ts';

export type SavedCard = NonNullable<SavedCardsQuery['me']>['savedCards'][number];

export interface CardChoiceValue {
  /** Id of a saved card; empty for a new one. */
  readonly savedId: string;
  /** Whether a new one is saved. */
  readonly isKept: boolean;
}

interface CardChoiceProps {
  readonly cards: readonly SavedCard[];
  readonly value: CardChoiceValue;
  readonly onChange: (value: CardChoiceValue) => void;
  readonly isLocked: boolean;
  /** Whether a new card is saved anyway, for what comes again. */
  readonly isSavedAnyway: boolean;
  /** Where a new card is typed. */
  readonly cardField: ReactNode;
}

/** With which card: a saved one first, or a new one, which can be saved. */
export function CardChoice({ cards, value, onChange, isLocked, isSavedAnyway, cardField }: CardChoiceProps) {
  const isNew = value.savedId === '';
  return (
    <>
      {cards.length > 0 && (
        <NativeSelect
          label="Pay with"
          size="md"
          disabled={isLocked}
          value={value.savedId}
          data={[
            ...cards.map(({ id, brand, last4, expires }) => ({
              value: id,
              label: `${cardName(brand, last4)}, until ${expires}`,
            })),
            { value: '', label: 'Another card' },
          ]}
          onChange={({ currentTarget }) => onChange({ ...value, savedId: currentTarget.value })}
        />
      )}
      {/* Stays while a saved card is chosen: it takes a while to load. */}
      <div hidden={!isNew}>{cardField}</div>
      {isNew && !isSavedAnyway && (
        <Checkbox
          label="Save this card for my next order"
          disabled={isLocked}
          checked={value.isKept}
          onChange={({ currentTarget }) => onChange({ ...value, isKept: currentTarget.checked })}
        />
      )}
    </>
  );
}
