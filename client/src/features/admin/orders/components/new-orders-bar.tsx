import { IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import classes from './new-orders-bar.module.css';

interface NewOrdersBarProps {
  readonly count: number;
  readonly onShow: () => Promise<void>;
}

/** Announces new orders. It floats over the end of the list, so that no row moves. */
export function NewOrdersBar({ count, onShow }: NewOrdersBarProps) {
  const [isLoading, setLoading] = useState(false);

  async function show() {
    setLoading(true);
    await onShow();
    setLoading(false);
  }

  return (
    <div role="status" aria-label="New orders" className={classes.bar}>
      {count > 0 && (
        <FocusableButton
          radius="xl"
          isBusy={isLoading}
          onClick={() => void show()}
          leftSection={<IconArrowUp size={16} aria-hidden />}
        >
          {count === 1 ? '1 new order' : `${count} new orders`}
        </FocusableButton>
      )}
    </div>
  );
}
