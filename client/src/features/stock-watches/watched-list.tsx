import { useMutation, useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import {
  UnwatchPriceDocument,
  UnwatchStockDocument,
  WatchedItemDocument,
  WatchedItemsDocument,
} from './stock-watches.operations.ts';
import type { WatchKind } from './use-stock-watch.ts';
import classes from './watched-list.module.css';

/** Items that the account is mailed about once they are back, or cheaper. */
export function WatchedList() {
  const { data, error, refetch } = useQuery(WatchedItemsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Loaded data={data?.me} error={error} onRetry={() => void refetch()} loadingRows={1}>
      {({ watchedPetIds, priceWatchedPetIds }) =>
        watchedPetIds.length + priceWatchedPetIds.length === 0 ? (
          <p className={classes.none}>You wait for nothing. On the page of an item you can.</p>
        ) : (
          <ul className={classes.list}>
            {watchedPetIds.map((id) => (
              <WatchedItem key={id} id={id} kind="stock" />
            ))}
            {priceWatchedPetIds.map((id) => (
              <WatchedItem key={`${id} price`} id={id} kind="price" />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

const kinds = {
  stock: { unwatch: UnwatchStockDocument, words: '' },
  price: { unwatch: UnwatchPriceDocument, words: ' to be cheaper' },
} as const;

function WatchedItem({ id, kind }: { readonly id: string; readonly kind: WatchKind }) {
  const { unwatch, words } = kinds[kind];
  const { data } = useQuery(WatchedItemDocument, { variables: { id } });
  const [forget, { error, loading }] = useMutation(unwatch);
  const name = data?.pet?.petname ?? 'An item';
  return (
    <li className={classes.row}>
      <span>
        <Link to={`/pet/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        {words}
      </span>
      <Button
        variant="default"
        size="sm"
        loading={loading}
        aria-label={`Wait no longer for ${name}${words}`}
        // What went wrong is in error.
        onClick={() => void forget({ variables: { petId: id } }).catch(() => undefined)}
      >
        Wait no longer
      </Button>
      {error && (
        <p className={classes.problem} role="alert">
          {error.message}
        </p>
      )}
    </li>
  );
}
