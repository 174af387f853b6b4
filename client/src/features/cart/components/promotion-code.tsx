import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_CODE_LENGTH } from '../../../../../domain/input/code-length.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { normalizeCode } from '../../../../../domain/pricing/promotion-code.ts';
import { texts } from '../../../../../domain/text/texts.ts';
import { changeChoices } from '../../../lib/cart-store/cart-store.ts';
import type { Adjustment } from '../lib/adjustments.ts';
import classes from './promotion-code.module.css';

interface PromotionCodeProps {
  /** The code beside the cart. */
  readonly code: string | undefined;
  /** What the shop says of it; undefined until it has answered. */
  readonly adjustment: Adjustment | undefined;
  readonly isLocked: boolean;
}

/** One code for the cart: put in, looked at by the shop, taken away. */
export function PromotionCode({ code, adjustment, isLocked }: PromotionCodeProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked) return;
    const entered = code === undefined ? normalizeCode(typed) : undefined;
    setMissing(entered === '');
    if (entered !== '') changeChoices({ promotionCode: entered });
    setTyped('');
  }

  return (
    <form className={classes.form} aria-label="Promotion code" onSubmit={submit} noValidate>
      <div className={classes.field}>
        <TextInput
          className={classes.code}
          label="Promotion code"
          value={code ?? typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          readOnly={code !== undefined || isLocked}
          maxLength={MAX_CODE_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing && texts.fieldRequired}
        />
        {/* One button for both, so that the focus stays on it. */}
        <Button type="submit" variant="light" className={classes.button}>
          {code === undefined ? 'Apply' : 'Remove'}
        </Button>
      </div>
      <p className={classes.answer} role="status" data-applied={adjustment?.isApplied || undefined}>
        {code !== undefined && adjustment && answerOf(adjustment)}
      </p>
    </form>
  );
}

function answerOf({ isApplied, label, amount, reason }: Adjustment): string {
  const taken = isApplied ? `${label}: ${formatDollars(-amount)} less.` : '';
  return [taken, reason && `${reason}.`].filter(Boolean).join(' ');
}
