import { Loader, TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isolateNames } from '../../../../../../domain/text/right-to-left.ts';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { type RowChange, type RowField, readField } from '../lib/inline-edit-validation.ts';
import classes from './editable-value.module.css';

interface EditableValueProps {
  readonly field: RowField;
  /** Accessible name: "Price of Bramble". */
  readonly label: string;
  readonly value: string | number;
  /** @throws Error with the shop's reason */
  readonly onSave: (change: RowChange) => Promise<void>;
  /** The value as it is read. */
  readonly children: ReactNode;
}

interface Refusal {
  readonly text: string;
  readonly message: string;
}

/**
 * A value that becomes its own field on a click or Enter. Enter and leaving the field save, Escape does not;
 * a value that breaks a rule keeps the field open.
 */
export function EditableValue({ field, label, value, onSave, children }: EditableValueProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const mayTakeFocus = useRef(false);
  const noteId = useId();

  useEffect(() => {
    if (draft !== null || !mayTakeFocus.current) return;
    mayTakeFocus.current = false;
    opener.current?.focus();
  }, [draft]);

  function close(byKey: boolean) {
    mayTakeFocus.current = byKey;
    setDraft(null);
  }

  async function save(change: RowChange, text: string) {
    setSaving(true);
    try {
      await onSave(change);
    } catch (error) {
      setRefusal({ text, message: error instanceof Error ? error.message : String(error) });
    } finally {
      setSaving(false);
    }
  }

  if (draft !== null) {
    return (
      <ValueField
        field={field}
        label={label}
        initial={draft}
        onCancel={() => close(true)}
        onDone={(change, text, byKey) => {
          close(byKey);
          if (Object.values(change)[0] !== value) void save(change, text);
        }}
      />
    );
  }

  return (
    <span className={classes.value}>
      <button
        ref={opener}
        type="button"
        className={classes.opener}
        aria-busy={isSaving}
        aria-describedby={refusal ? noteId : undefined}
        onClick={() => {
          if (isSaving) return;
          // The rejected value is there again, to be corrected.
          setDraft(refusal?.text ?? String(value));
          setRefusal(null);
        }}
      >
        <VisuallyHidden>{isolateNames(label)}: </VisuallyHidden>
        <span className={classes.text} data-field={field}>
          {children}
        </span>
        <VisuallyHidden>, change</VisuallyHidden>
        {isSaving ? (
          <Loader size={14} aria-hidden />
        ) : (
          <IconPencil className={classes.pencil} size={14} aria-hidden />
        )}
      </button>
      <VisuallyHidden role="status">{isSaving ? `Saving ${label}` : ''}</VisuallyHidden>
      {refusal && (
        <span id={noteId} role="alert" className={classes.refusal}>
          “{isolateNames(refusal.text)}” was not saved. {refusal.message}
        </span>
      )}
    </span>
  );
}

interface ValueFieldProps {
  readonly field: RowField;
  readonly label: string;
  readonly initial: string;
  readonly onCancel: () => void;
  readonly onDone: (change: RowChange, text: string, byKey: boolean) => void;
}

function ValueField({ field, label, initial, onCancel, onDone }: ValueFieldProps) {
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState<string>();

  function finish(byKey: boolean) {
    const reading = readField(field, text);
    if ('problem' in reading) setProblem(reading.problem);
    else onDone(reading.change, text, byKey);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter and Escape that choose a character of another script are not meant for the field.
    if (event.nativeEvent.isComposing) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The key would press the button that takes the field's place, and open the field again.
    event.preventDefault();
    if (event.key === 'Enter') finish(true);
    else onCancel();
  }

  function change(typed: string) {
    setText(typed);
    setProblem(undefined);
  }

  const input: TextInputProps & { 'data-field': RowField } = {
    className: classes.field,
    'data-field': field,
    size: 'sm',
    'aria-label': label,
    autoComplete: 'off',
    autoFocus: true,
    error: problem,
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown,
    onBlur: () => finish(false),
  };
  if (field === 'petname') {
    return <TextInput {...input} value={text} onChange={(event) => change(event.currentTarget.value)} />;
  }
  return (
    <NumberField
      {...input}
      isWhole={field === 'stock'}
      leftSection={field === 'petprice' ? '$' : undefined}
      value={text}
      onChange={change}
    />
  );
}
