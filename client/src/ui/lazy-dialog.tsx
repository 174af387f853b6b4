import { type ComponentType, useEffect, useState } from 'react';
import { useFirstInteraction } from '../hooks/use-first-interaction.ts';
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
 * A dialog whose code comes when somebody touches the page: it holds up no first page, and is here before it is
 * asked for. Where it does not come, whoever opens it is told, and can try again.
 */
export function LazyDialog<Props extends DialogProps>({ load, props }: LazyDialogProps<Props>) {
  const { isOpen, onClose } = props;
  const hasInteracted = useFirstInteraction();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  // Shut at first, so that the dialog sees itself open: it gives the focus back to where it was then.
  const [isShown, setShown] = useState(false);
  // The library's dialogs work even while they are shut: one that nobody has opened is not there.
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

  useEffect(() => setShown(isOpen && wasOpened), [isOpen, wasOpened]);

  if (isOpen && Dialog && !wasOpened) setOpened(true);
  return wasOpened && Dialog && <Dialog {...props} isOpen={isShown} />;
}
