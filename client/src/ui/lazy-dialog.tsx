import { type ComponentType, useEffect, useState } from 'react';
import type { LateCode } from '../lib/late-code.ts';
import { useFirstTouch } from './first-touch.ts';
import { showAlert } from './notices.ts';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface LazyDialogProps<Props extends DialogProps> {
  readonly source: LateCode<{ default: ComponentType<Props> }>;
  readonly props: Props;
}

/**
 * A dialog whose code comes when somebody touches the page: it holds up no first page, and is here before it is
 * asked for. Where it does not come, whoever opens it is told, and can try again.
 */
export function LazyDialog<Props extends DialogProps>({ source, props }: LazyDialogProps<Props>) {
  const { isOpen, onClose } = props;
  const isTouched = useFirstTouch();
  const [hasCode, setHasCode] = useState(false);
  // Shut at first, so that the dialog sees itself open: it gives the focus back to where it was then.
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    if (isTouched) void source.fetch().catch(() => undefined);
  }, [isTouched, source]);

  useEffect(() => {
    if (!isOpen || hasCode) return;
    let isWanted = true;
    source.fetch().then(
      () => isWanted && setHasCode(true),
      () => {
        if (!isWanted) return;
        showAlert('This did not load. Please check your connection and try again.');
        onClose();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, onClose, hasCode, source]);

  useEffect(() => setShown(isOpen && hasCode), [isOpen, hasCode]);

  const Dialog = source.arrived?.default;
  return hasCode && Dialog && <Dialog {...props} isOpen={isShown} />;
}
