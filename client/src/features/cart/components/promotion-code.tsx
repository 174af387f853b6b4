import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { MAX_CODE_LENGTH } from '../../../../../domain/pricing/code-length.ts';
import { readCode } from '../../../../../domain/pricing/promotion-code.ts';
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

/** With what comes along when a code is copied. */
const MAX_TYPED_LENGTH = 100;

/** One code for the cart: put in, looked at by the shop, corrected or taken away. */
export function PromotionCode({ code, adjustment, isLocked }: PromotionCodeProps) {
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const entered = readCode(typed ?? '');
  const isRemoving = code !== undefined && (typed === undefined || entered === code || entered === '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLocked || isRemoving) return;
    const found = problemOf(entered);
    setProblem(found);
    if (found) return;
    changeChoices({ promotionCode: entered });
    setTyped(undefined);
  }

  function remove() {
    if (isLocked) return;
    changeChoices({ promotionCode: undefined });
    setTyped(undefined);
    setProblem(undefined);
  }

  return (
    <form className={classes.form} aria-label="Promotion code" onSubmit={submit} noValidate>
      <div className={classes.field}>
        <TextInput
          className={classes.code}
          label="Promotion code"
          value={typed ?? code ?? ''}
          onChange={(event) => setTyped(event.currentTarget.value)}
          readOnly={isLocked}
          maxLength={MAX_TYPED_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={problem}
        />
        <CodeButton isRemoving={isRemoving} onRemove={remove} />
      </div>
      <p className={classes.answer} role="status" data-applied={adjustment?.isApplied || undefined}>
        {code !== undefined && typed === undefined && adjustment && answerOf(adjustment)}
      </p>
    </form>
  );
}

interface CodeButtonProps {
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** One button for both, so that the focus stays on it. Enter in the field takes nothing away. */
function CodeButton({ isRemoving, onRemove }: CodeButtonProps) {
  return (
    <Button
      type={isRemoving ? 'button' : 'submit'}
      variant="light"
      className={classes.button}
      onClick={isRemoving ? onRemove : undefined}
    >
      {isRemoving ? 'Remove' : 'Apply'}
    </Button>
  );
}

function problemOf(code: string): string | undefined {
  if (code === '') return texts.fieldRequired;
  return code.length > MAX_CODE_LENGTH ? `At most ${MAX_CODE_LENGTH} characters` : undefined;
}

function answerOf({ isApplied, label, amount, reason }: Adjustment): string {
  const taken = isApplied ? `${label}: ${formatDollars(-amount)} less.` : '';
  return [taken, reason && `${reason}.`].filter(Boolean).join(' ');
}
