import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import type { EditableSettingsFieldsFragment } from '../../../gql/graphql.ts';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { confirmDialog, showAlert } from '../../../ui/notifications/notifications.ts';
import classes from './settings.module.css';
import { SettingsFields } from './settings-fields.tsx';
import {
  isChanged,
  onTopOf,
  type SettingsFormValues,
  settingsFormErrors,
  settingsFormOf,
} from './settings-form-values.ts';
import { SettingsPreview } from './settings-preview.tsx';
import { useSaveSettings } from './use-settings.ts';

interface SettingsFormProps {
  readonly stored: EditableSettingsFieldsFragment;
  /** Reads them again. */
  readonly load: () => Promise<EditableSettingsFieldsFragment | undefined>;
}

/** The settings of the shop as a form. */
export function SettingsForm({ stored, load }: SettingsFormProps) {
  const [base, setBase] = useState(() => baseOf(stored));
  const { save, isSaving } = useSaveSettings();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<string>();
  const form = useForm<SettingsFormValues>({
    initialValues: base.values,
    validate: settingsFormErrors,
    clearInputErrorOnChange: true,
  });
  const isDirty = isChanged(base.values, form.values);
  const leaving = useLeaveGuard(isDirty);

  async function submit(values: SettingsFormValues) {
    setProblem(undefined);
    setConflict(undefined);
    const outcome = await save(base.version, base.values, values);
    if ('fields' in outcome) showErrors(outcome.fields);
    if ('conflict' in outcome) setConflict(outcome.conflict);
    if ('message' in outcome)
      setProblem(`Nothing was saved, and everything you typed is still here. ${outcome.message}`);
    if ('saved' in outcome) {
      const saved = baseOf(outcome.saved);
      setBase(saved);
      form.setValues(saved.values);
      showAlert('The settings are saved');
    }
  }

  async function loadTheirs() {
    const theirs = await load().catch(() => undefined);
    if (!theirs) return setConflict('The settings could not be loaded. Please try again.');
    const next = baseOf(theirs);
    form.setValues(onTopOf(next.values, base.values, form.values));
    setBase(next);
    setConflict(undefined);
  }

  function askToDiscard() {
    confirmDialog({
      title: 'Discard your changes?',
      text: 'The settings stay as they were saved last.',
      confirm: 'Yes, discard them',
      onConfirm: () => {
        form.setValues(base.values);
        form.clearErrors();
      },
    });
  }

  function showErrors(errors: Record<string, unknown>) {
    form.setErrors(errors as Record<string, string>);
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus();
  }

  return (
    <form noValidate aria-label="Settings" onSubmit={form.onSubmit(submit, showErrors)}>
      <div className={classes.columns}>
        <SettingsFields form={form} />
        <SettingsPreview before={base.values} values={form.values} />
      </div>
      <Stack gap="sm" className={classes.bar}>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {conflict && (
          <Alert color="red" role="alert" title="Nothing was saved">
            <p>{conflict}</p>
            <Button size="xs" variant="default" onClick={() => void loadTheirs()}>
              Load them and keep what I typed
            </Button>
          </Alert>
        )}
        {leaving.isAsked ? (
          <LeaveQuestion onStay={leaving.stay} onLeave={leaving.leave} />
        ) : (
          <Group justify="flex-end">
            <Button variant="default" disabled={!isDirty || isSaving} onClick={askToDiscard}>
              Discard changes
            </Button>
            <Button type="submit" loading={isSaving}>
              Save settings
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}

function baseOf(stored: EditableSettingsFieldsFragment) {
  return { version: stored.version, values: settingsFormOf(stored) };
}

/** Asks before what was typed is left behind: by a question of the shop's within it, by the browser's own elsewhere. */
function useLeaveGuard(isDirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    isAsked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
