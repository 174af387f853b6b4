import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListLetters } from '@tabler/icons-react';
import { useState } from 'react';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { ShopLists } from './shop-lists.tsx';
import { useShopLists } from './use-shop-lists.ts';

/** Opens the owner's own lists. */
export function ShopListsButton() {
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 48em)');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListLetters size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Lists…
      </Button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Lists" size="36rem" fullScreen={isNarrow}>
        <LoadedLists />
      </Modal>
    </>
  );
}

function LoadedLists() {
  const { values, error, refetch } = useShopLists();
  return (
    <Loaded data={values} error={error} onRetry={refetch} loadingRows={4}>
      {(lists) => <ShopLists values={lists} />}
    </Loaded>
  );
}
