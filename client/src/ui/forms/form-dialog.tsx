import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef, useState } from 'react';
import { Modal } from '../overlays/modal.tsx';

/** What the form in a dialog is told, and tells it. */
export interface FormDialogControls {
  /** Whether somebody is about to leave what was typed. */
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

interface FormDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** Its width, where there is room for it. */
  readonly size?: string;
  readonly onClose: () => void;
  readonly children: (controls: FormDialogControls) => ReactNode;
}

/** A dialog with a form. What was typed is only left behind on purpose. */
export function FormDialog({ isOpen, title, size = '64rem', onClose, children }: FormDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)');
  const isDirty = useRef(false);
  const [isLeaving, setLeaving] = useState(false);

  function close() {
    isDirty.current = false;
    setLeaving(false);
    onClose();
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => (isDirty.current ? setLeaving(true) : close())}
      title={title}
      size={size}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
    >
      {children({
        isLeaving,
        onDirty: (changed) => {
          isDirty.current = changed;
        },
        onStay: () => setLeaving(false),
        onClose: close,
      })}
    </Modal>
  );
}
