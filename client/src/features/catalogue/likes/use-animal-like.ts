import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnimalLikeInput } from '../../../gql/graphql.ts';
import { readLike, writeLike } from '../../../lib/own-animals/animals-like.ts';
import { orderNames } from '../lib/pet-filter.ts';

/** For which animal a list is looked at, in its address: its kind, age and size, and neither a name nor an id. */
export function useAnimalLike() {
  const [params, setParams] = useSearchParams();
  const text = params.get('for');
  const like = useMemo(() => readLike(text), [text]);
  const choose = useCallback(
    (next: AnimalLikeInput | null) => {
      setParams((current) => withLike(current, next), { preventScrollReset: true, flushSync: true });
    },
    [setParams],
  );
  return { like, choose };
}

/** Without one nothing can be in its order. */
function withLike(params: URLSearchParams, like: AnimalLikeInput | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (like) next.set('for', writeLike(like));
  else next.delete('for');
  if (!like && next.get('sort') === orderNames.LIKE) next.delete('sort');
  return next;
}
