import { Center } from '@mantine/core';
import { useState } from 'react';
import { SteadyButton } from '../../../ui/buttons/focusable-button.tsx';

interface MoreButtonProps {
  readonly label?: string;
  readonly onMore: () => Promise<unknown>;
}

export function MoreButton({ label = 'Show more', onMore }: MoreButtonProps) {
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
      <SteadyButton variant="default" isBusy={isLoading} onClick={() => void load().catch(() => undefined)}>
        {label}
      </SteadyButton>
    </Center>
  );
}
