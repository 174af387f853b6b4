import { type ComponentType, useEffect, useState } from 'react';
import { useFirstInteraction } from '../hooks/use-first-interaction.ts';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { showAlert } from './notifications/notifications.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface LazyDialogProps<Props extends DialogProps> {
  readonly load: () => Promise<{ default: ComponentType<Props> }>;
  readonly props: Props;
}

/**
 * A dialog whose code loads after the first interaction: it delays no first page, and is there before it is opened.
 * Where loading fails an alert says so, and the next click tries again.
 */
export function LazyDialog<Props extends DialogProps>({ load, props }: LazyDialogProps<Props>) {
  const { isOpen, onClose } = props;
  const hasInteracted = useFirstInteraction();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  // Closed at first, so that the dialog sees itself open: it returns the focus to where it was then.
  const [isShown, setShown] = useState(false);
  // Mantine's dialogs cost work even while closed: one that was never opened is not rendered.
  const [wasOpened, setOpened] = useState(false);

  useEffect(() => {
    if (Dialog || !(hasInteracted || isOpen)) return;
    let isWanted = true;
    load().then(
      (module) => isWanted && setDialog(() => module.default),
      () => {
        if (!isWanted || !isOpen) return;
        showAlert('This did not load. Please check your connection and try again.');
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [Dialog, hasInteracted, isOpen, onClose, load]);

  // Until the dialog shows, and is an overlay itself: Back takes the wish for it back.
  useOverlay(isOpen && !isShown, onClose);
  useEffect(() => setShown(isOpen && wasOpened), [isOpen, wasOpened]);

  if (isOpen && Dialog && !wasOpened) setOpened(true);
  return wasOpened && Dialog && <Dialog {...props} isOpen={isOpen && isShown} />;
}
