import { Button, Group, InputBase, Stack, Text } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { MAX_REVIEW_LENGTH, reviewRules } from '../../../../domain/input/review-rules.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import type { FormDialogControls } from '../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../ui/forms/leave-question.tsx';
import { confirmDialog, showAlert } from '../../ui/notifications/notifications.ts';
import { AnimalChoice } from './animal-choice.tsx';
import { type ChosenPhotos, PhotosField } from './photos-field.tsx';
import type { ReviewedItem } from './review-button.tsx';
import { StarChoice } from './star-choice.tsx';
import { type SaveOutcome, useSaveReview } from './use-save-review.ts';

interface ReviewFormProps extends FormDialogControls {
  readonly item: ReviewedItem;
  /** Called once it is saved or removed. */
  readonly onChanged: () => void;
}

interface FormValues {
  readonly stars: number | undefined;
  readonly text: string;
  /** Of whom it tells; undefined where that stays as it was. */
  readonly animalId: string | null | undefined;
  readonly photos: ChosenPhotos;
}

/** What is wrong, by field; `form` for what is wrong with none of them. */
type Problems = Readonly<Partial<Record<'stars' | 'text' | 'img' | 'form', string>>>;

/** Stars and a text for an item that has arrived. */
export function ReviewForm({ item, onChanged, isLeaving, onDirty, onStay, onClose }: ReviewFormProps) {
  const { petId, petname, review } = item;
  const { save, remove, isSaving } = useSaveReview(petId, review?.photos ?? []);
  const [before] = useState<FormValues>({
    ...{ stars: review?.stars, text: review?.text ?? '', animalId: undefined },
    photos: { kept: review?.photos ?? [], added: [] },
  });
  const [values, setValues] = useState(before);
  const [problems, setProblems] = useState<Problems>({});
  const firstStar = useRef<HTMLInputElement>(null);

  function change(changes: Partial<FormValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    setProblems({});
    onDirty(
      Object.keys(next).some((key) => next[key as keyof FormValues] !== before[key as keyof FormValues]),
    );
  }

  function finish(outcome: SaveOutcome, thanks: string) {
    if ('fields' in outcome) setProblems(outcome.fields);
    if ('message' in outcome) setProblems({ form: `That could not be saved. ${outcome.message}` });
    if (!('done' in outcome)) return;
    onClose();
    onChanged();
    showAlert(thanks);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const { data: input, error } = reviewRules.safeParse(values);
    setProblems(error ? fieldErrors(error) : {});
    if (input) finish(await save(input, values.photos), `Thank you! Your review of ${petname} is saved.`);
    else if (!values.stars) firstStar.current?.focus();
  }

  function askToRemove() {
    confirmDialog({
      title: 'Remove your review?',
      text: `Others will no longer see what you say of ${petname}.`,
      confirm: 'Remove it',
      onConfirm: async () => finish(await remove(), 'Your review is removed.'),
    });
  }

  return (
    <form noValidate aria-label={`Review ${petname}`} onSubmit={submit}>
      <Stack gap="md">
        <StarChoice
          first={firstStar}
          value={values.stars ?? null}
          onChange={(stars) => change({ stars })}
          error={problems.stars}
        />
        <InputBase
          component="textarea"
          multiline
          dir="auto"
          label="What should others know?"
          description={`If you like, in up to ${MAX_REVIEW_LENGTH} characters. Others see it with your first name.`}
          rows={5}
          value={values.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          error={problems.text}
        />
        <AnimalChoice
          before={review?.animal}
          value={values.animalId}
          onChange={(animalId) => change({ animalId })}
        />
        <PhotosField
          value={values.photos}
          onChange={(photos) => change({ photos })}
          error={problems.img}
          onError={(message) => setProblems({ img: message })}
        />
        {problems.form && (
          <Text c="var(--mantine-color-error)" role="alert">
            {problems.form}
          </Text>
        )}
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            {review && (
              <Button variant="subtle" color="red" disabled={isSaving} onClick={askToRemove} me="auto">
                Remove
              </Button>
            )}
            <Button variant="default" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <FocusableButton type="submit" isBusy={isSaving}>
              {review ? 'Save' : 'Send review'}
            </FocusableButton>
          </Group>
        )}
      </Stack>
    </form>
  );
}
