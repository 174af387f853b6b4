import { useMutation } from '@apollo/client/react';
import { Button, Group, InputBase, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { MAX_REVIEW_LENGTH, reviewAnswerRules } from '../../../../domain/input/review-rules.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import type { FormDialogControls } from '../../ui/forms/form-dialog.tsx';
import { LeaveQuestion } from '../../ui/forms/leave-question.tsx';
import { showAlert } from '../../ui/notifications/notifications.ts';
import { AnswerReviewDocument } from './item-reviews.operations.ts';

export interface AnsweredReview {
  readonly _id: string;
  readonly name: string;
  readonly answer?: { readonly text: string } | null;
}

interface AnswerFormProps extends FormDialogControls {
  readonly review: AnsweredReview;
}

/** The shop's answer to a review; an empty one takes it away. */
export function AnswerForm({ review, isLeaving, onDirty, onStay, onClose }: AnswerFormProps) {
  const [before] = useState(review.answer?.text ?? '');
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState<string>();
  const [answer, { loading }] = useMutation(AnswerReviewDocument);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { error } = reviewAnswerRules.safeParse({ text });
    if (error) {
      setProblem(fieldErrors(error).text);
      return;
    }
    try {
      await answer({ variables: { id: review._id, text } });
      onClose();
      showAlert(text.trim() ? 'The answer is under the review.' : 'The answer is removed.');
    } catch (failure) {
      setProblem(`That could not be saved. ${(failure as Error).message}`);
    }
  }

  return (
    <form noValidate aria-label={`Answer ${review.name}`} onSubmit={submit}>
      <Stack gap="md">
        <InputBase
          component="textarea"
          multiline
          dir="auto"
          label="Your answer"
          description={`Everybody sees it under the review, in up to ${MAX_REVIEW_LENGTH} characters. ${review.name} gets an e-mail the first time. Empty takes it away.`}
          rows={5}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setProblem(undefined);
            onDirty(event.currentTarget.value !== before);
          }}
          error={
            problem && (
              <Text span role="alert" size="sm">
                {problem}
              </Text>
            )
          }
        />
        {isLeaving ? (
          <LeaveQuestion onStay={onStay} onLeave={onClose} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={loading} onClick={onClose}>
              Cancel
            </Button>
            <FocusableButton type="submit" isBusy={loading}>
              Save answer
            </FocusableButton>
          </Group>
        )}
      </Stack>
    </form>
  );
}
