import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { cardName } from '../../../../../domain/orders/card-name.ts';
import type { SavedCardsQuery } from '../../../gql/graphql.ts';
import {
  RemoveSavedCardDocument,
  SavedCardsDocument,
} from '../../../lib/address-book/address-book.operations.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import mail from '../mail/mail-choices.module.css';
import classes from '../profile/section.module.css';
import { Problem, Section } from '../profile/section.tsx';

type SavedCard = NonNullable<SavedCardsQuery['me']>['savedCards'][number];

/** Cards that Stripe keeps for the account. */
export function SavedCards() {
  const { data, error, refetch } = useQuery(SavedCardsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Section
      id="cards"
      title="Saved cards"
      intro="Stripe keeps them, not the shop: we see the last four digits alone. You save one when you pay."
    >
      <Loaded data={data?.me?.savedCards} error={error} onRetry={() => void refetch()} loadingRows={1}>
        {(cards) =>
          cards.length === 0 ? (
            <p className={classes.quiet}>No card is saved.</p>
          ) : (
            <ul className={mail.list}>
              {cards.map((card) => (
                <CardRow key={card.id} {...card} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  );
}

function CardRow({ id, brand, last4, expires }: SavedCard) {
  const [remove, { error }] = useMutation(RemoveSavedCardDocument);
  const name = cardName(brand, last4) ?? 'A card';
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <span className={classes.name}>{name}</span> <span className={classes.quiet}>until {expires}</span>
        <Problem text={error?.message} />
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`Remove ${name}`}
        onClick={() =>
          confirmDialog({
            title: 'Remove this card?',
            text: `${name} can pay nothing here any more.`,
            confirm: 'Remove card',
            // What went wrong is in error.
            onConfirm: () => void remove({ variables: { id } }).catch(() => undefined),
          })
        }
      >
        Remove
      </Button>
    </li>
  );
}
