import { TextInput } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Scan } from './check-off.ts';
import classes from './packing.module.css';

interface ScanFieldProps {
  readonly last: Scan | null;
  /** @returns whether it was one that is packed here */
  readonly onScan: (text: string) => boolean;
}

/** Takes what a scanner types, or somebody, with Enter behind it; what was wrong stays, to be typed over. */
export function ScanField({ last, onScan }: ScanFieldProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isRefused = last?.kind === 'refused';

  function scan(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    if (onScan(text)) setText('');
    else field.current?.select();
  }

  return (
    <form onSubmit={scan} aria-label="Check off" className={classes.scan}>
      <TextInput
        ref={field}
        label="Scan or type"
        description="The number of an order, then each piece: its barcode or SKU. A name checks off its whole line."
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        leftSection={<IconBarcode size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p
        role={isRefused ? 'alert' : 'status'}
        className={classes.said}
        data-refused={isRefused || undefined}
        dir="auto"
      >
        {last && (last.kind === 'order' ? `${last.number} is packed now` : last.text)}
      </p>
    </form>
  );
}
