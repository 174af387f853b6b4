import { Button, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';
import { useOnReconnect } from '../../../lib/network-status.ts';
import { ListPlace } from '../../../ui/list-place/list-place.tsx';
import type { PetListState } from '../hooks/use-pet-list.ts';
import classes from './load-more.module.css';

/** Items that load by scrolling. From then on only the button loads more, so that the footer can be reached. */
const MAX_AUTO_LOADED = 96;

/** Loads the next page near the end of the list, and by a button. */
export function LoadMore({ list }: { readonly list: PetListState }) {
  const anchor = useRef<HTMLDivElement>(null);
  const isAutomatic = list.hasMore && !list.moreError && list.pets.length < MAX_AUTO_LOADED;
  const { loadMore } = list;
  const focusWhenShown = useFocusOnNewCard(anchor, list.pets.length);

  useEffect(() => {
    if (!isAutomatic || !anchor.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void loadMore();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [isAutomatic, loadMore]);

  useOnReconnect(() => {
    if (list.moreError) void loadMore();
  });

  function showMore() {
    focusWhenShown(list.pets.length);
    void loadMore();
  }

  return (
    <div ref={anchor} className={classes.more}>
      <ListPlace rows={list.pets.length} hasMore={list.hasMore} onMore={loadMore} />
      {(list.hasMore || list.hasManyPages) && (
        <p className={classes.shown}>
          {list.pets.length} of {list.totalCount} shown
        </p>
      )}
      {Boolean(list.moreError) && (
        <Text role="alert" size="sm">
          The next items did not arrive.
        </Text>
      )}
      {list.hasMore && (
        <Button variant="default" loading={list.isLoadingMore} onClick={showMore}>
          {list.moreError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}

/** The pressed button moves down or disappears, so the focus moves to the first new card. */
function useFocusOnNewCard(anchor: RefObject<HTMLElement | null>, shownCount: number) {
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    const index = wanted.current;
    if (index === null || shownCount <= index) return;
    wanted.current = null;
    anchor.current?.parentElement?.querySelectorAll<HTMLElement>('article a')[index]?.focus();
  }, [anchor, shownCount]);

  return (index: number) => {
    wanted.current = index;
  };
}
