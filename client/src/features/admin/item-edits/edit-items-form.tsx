import { Alert, Button, Checkbox, Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { errorFields } from '../../../lib/apollo/client.ts';
import type { FormDialogControls } from '../../../ui/forms/form-dialog.tsx';
import { FormFoot } from '../../../ui/forms/form-foot.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { EditFields } from './edit-fields.tsx';
import {
  atFields,
  changeInputOf,
  type EditFormValues,
  editFormErrors,
  emptyEditForm,
  saysSomething,
} from './edit-form-values.ts';
import { EditPreview } from './edit-preview.tsx';
import classes from './item-edits.module.css';
import { useEditPreview } from './use-edit-preview.ts';
import { type ItemChoice, itemsText, useItemEdits } from './use-item-edits.ts';

interface EditItemsFormProps extends FormDialogControls {
  readonly choice: ItemChoice;
  readonly onDone: () => void;
}

/** What to change of many items, what becomes of them, and the button that does it. */
export function EditItemsForm({ choice, onDone, isLeaving, onDirty, onStay, onClose }: EditItemsFormProps) {
  const form = useForm<EditFormValues>({
    initialValues: emptyEditForm,
    validate: (values) => editFormErrors(values, new Date()),
    clearInputErrorOnChange: true,
    onValuesChange: (values) => onDirty(saysSomething(values)),
  });
  const preview = useEditPreview(choice, form.values);
  const { problem, isSaving, save } = useSaving(choice, preview, form.setErrors, () => {
    onClose();
    onDone();
  });
  const { edit, isLooking } = preview;
  const isAsked = (edit?.unusualCount ?? 0) > 0;
  const canSave = edit && !isLooking && edit.count > 0 && edit.problemCount === 0;
  return (
    <form noValidate aria-label="Change items" onSubmit={form.onSubmit(save)}>
      <div className={classes.columns}>
        <EditFields form={form} />
        <EditPreview preview={preview} />
      </div>
      {isAsked && (
        <Checkbox
          mt="lg"
          label={`${edit?.unusualCount === 1 ? '1 price is' : `${edit?.unusualCount} prices are`} unusual, and meant so`}
          {...form.getInputProps('confirmsUnusual', { type: 'checkbox' })}
        />
      )}
      {problem && (
        <Alert color="red" role="alert" mt="lg">
          Nothing was changed. {problem}
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
            <Button
              type="submit"
              loading={isSaving}
              disabled={!canSave || (isAsked && !form.values.confirmsUnusual)}
            >
              {canSave ? `Change ${itemsText(edit.count)}` : 'Change'}
            </Button>
          </Group>
        )}
      </FormFoot>
    </form>
  );
}

function useSaving(
  choice: ItemChoice,
  { edit, again }: ReturnType<typeof useEditPreview>,
  showErrors: (errors: Record<string, string>) => void,
  onSaved: () => void,
) {
  const { edit: editItems } = useItemEdits();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save(values: EditFormValues) {
    setProblem(undefined);
    setSaving(true);
    try {
      const { fingerprint = null } = edit ?? {};
      await editItems({ ...choice, change: changeInputOf(values), isDryRun: false, fingerprint });
      onSaved();
    } catch (error) {
      showErrors(atFields(errorFields(error)));
      setProblem(error instanceof Error ? error.message : String(error));
      again();
    } finally {
      setSaving(false);
    }
  }

  return { problem, isSaving, save };
}
