import { Center } from '@mantine/core';
import { useState } from 'react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';

interface MoreButtonProps {
  readonly label?: string;
  readonly onMore: () => Promise<unknown>;
}

export function LoadMoreButton({ label = 'Show more', onMore }: MoreButtonProps) {
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      await onMore();
    } finally {
      setLoading(false);
    }
  }

  return (
    <Center mt="lg">
      <FocusableButton
        variant="default"
        isBusy={isLoading}
        onClick={() => void load().catch(() => undefined)}
      >
        {label}
      </FocusableButton>
    </Center>
  );
}
