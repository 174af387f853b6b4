import { Button, Center, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { PetListState } from './use-pet-list.ts';

/** Items that load by themselves while the shopper scrolls. From then on the button is asked, so that the footer can be reached. */
const LOADED_UNASKED = 96;

/** Loads the next page when it comes near the screen, and by a button for whoever does not scroll. */
export function LoadMore({ list }: { readonly list: PetListState }) {
  const anchor = useRef<HTMLDivElement>(null);
  const isAutomatic = list.hasMore && !list.moreError && list.pets.length < LOADED_UNASKED;
  const { loadMore } = list;

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

  if (!list.hasMore && !list.hasManyPages) return null;
  return (
    <Center ref={anchor} mt="xl" style={{ flexDirection: 'column', gap: 12 }}>
      <Text role="status" size="sm" c="dimmed">
        {list.pets.length} of {list.totalCount} shown
      </Text>
      {Boolean(list.moreError) && (
        <Text role="alert" size="sm">
          The next items did not arrive.
        </Text>
      )}
      {list.hasMore && (
        <Button variant="default" loading={list.isLoadingMore} onClick={() => void list.loadMore()}>
          {list.moreError ? 'Try again' : 'Show more'}
        </Button>
      )}
    </Center>
  );
}
