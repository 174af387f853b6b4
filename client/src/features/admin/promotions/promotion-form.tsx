import { Alert, Button, Group } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { FormFoot } from '../../../ui/forms/form-foot.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { PromotionFields } from './promotion-fields.tsx';
import {
  emptyPromotionForm,
  isChanged,
  type PromotionFormValues,
  promotionFormErrors,
  promotionFormOf,
} from './promotion-form-values.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import classes from './promotions.module.css';
import type { Promotion } from './use-promotions.ts';
import { useSavePromotion } from './use-save-promotion.ts';

interface PromotionFormProps {
  /** The promotion that is changed; null for a new one. */
  readonly promotion: Promotion | null;
  /** Whether the admin was about to leave, and has something to lose. */
  readonly isLeaving: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onStay: () => void;
  readonly onClose: () => void;
}

export function PromotionForm({ promotion, isLeaving, onDirty, onStay, onClose }: PromotionFormProps) {
  const [before] = useState(() => (promotion ? promotionFormOf(promotion) : emptyPromotionForm));
  const { save, isSaving } = useSavePromotion(promotion && { _id: promotion._id, before });
  const [problem, setProblem] = useState<string>();
  const form = useForm<PromotionFormValues>({
    initialValues: before,
    validate: promotionFormErrors,
    clearInputErrorOnChange: true,
    // Synchronously: leaving right after the last keystroke must ask, too.
    onValuesChange: (values) => onDirty(isChanged(before, values)),
  });

  async function submit(values: PromotionFormValues) {
    const unfinished = unfinishedTimes(form);
    if (unfinished) return showErrors(unfinished);
    setProblem(undefined);
    const outcome = await save(values);
    if ('fields' in outcome) showErrors(outcome.fields);
    if ('message' in outcome)
      setProblem(`Nothing was saved, and everything you typed is still here. ${outcome.message}`);
    if ('saved' in outcome) {
      onClose();
      showAlert(`${values.code.trim().toUpperCase()} is saved`);
    }
  }

  function showErrors(errors: Record<string, unknown>) {
    form.setErrors(errors as Record<string, string>);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  }

  return (
    <form
      noValidate
      aria-label={promotion ? `Edit ${promotion.code}` : 'New promotion'}
      onSubmit={form.onSubmit(submit, showErrors)}
    >
      <div className={classes.columns}>
        <PromotionFields form={form} />
        <PromotionPreview values={form.values} />
      </div>
      {problem && (
        <Alert color="red" role="alert" mt="lg">
          {problem}
        </Alert>
      )}
      <FormFoot>
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={isSaving}>
              {promotion ? 'Save' : 'Make promotion'}
            </Button>
          </Group>
        )}
      </FormFoot>
    </form>
  );
}

/** A day without its time is no value to a browser: it would be saved as none. */
function unfinishedTimes(form: UseFormReturnType<PromotionFormValues>): Record<string, string> | null {
  const unfinished = ['from', 'until'].filter((name) => {
    const field: HTMLElement | null = form.getInputNode(name);
    return field instanceof HTMLInputElement && field.validity.badInput;
  });
  if (unfinished.length === 0) return null;
  return Object.fromEntries(unfinished.map((name) => [name, 'A day and a time']));
}
