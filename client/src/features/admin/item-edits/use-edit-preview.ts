import { useEffect, useRef, useState } from 'react';
import { changeInputOf, type EditFormValues, editFormErrors, saysSomething } from './edit-form-values.ts';
import { type EditedItems, type ItemChoice, useItemEdits } from './use-item-edits.ts';

/** How long typing rests before the preview asks, in milliseconds. */
const REST_MS = 300;

interface Preview {
  /** What was looked at. */
  readonly key: string;
  readonly edit?: EditedItems | undefined;
  readonly error?: Error | undefined;
}

/** What a change would do to items, looked at while it is typed. */
export function useEditPreview(choice: ItemChoice, values: EditFormValues) {
  const { look } = useItemEdits();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { confirmsUnusual: _asked, ...looked } = values;
  const canLook = saysSomething(values) && Object.keys(editFormErrors(values, new Date())).length === 0;
  const key = canLook ? JSON.stringify([choice, looked, attempt]) : '';
  const latest = useRef({ key, run: look, choice, looked });
  latest.current = { key, run: look, choice, looked };

  useEffect(() => {
    if (!key) return;
    const timer = setTimeout(() => {
      const { run, choice: chosen, looked: typed } = latest.current;
      const change = changeInputOf({ ...typed, confirmsUnusual: false });
      const show = (found: Omit<Preview, 'key'>) =>
        latest.current.key === key && setPreview({ key, ...found });
      run({ variables: { ...chosen, change, isDryRun: true } }).then(
        ({ data }) => show({ edit: data?.editItems }),
        (error: Error) => show({ error }),
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [key]);

  const isCurrent = preview?.key === key;
  return {
    /** Of what is typed now; the last one while the next is on its way. */
    edit: key ? preview?.edit : undefined,
    error: isCurrent ? preview?.error : undefined,
    isLooking: key !== '' && !isCurrent,
    again: () => setAttempt((count) => count + 1),
  };
}
