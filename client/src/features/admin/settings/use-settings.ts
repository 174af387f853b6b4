import { useMutation, useQuery } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { EditableSettingsFieldsFragment } from '../../../gql/graphql.ts';
import { errorCodeOf, errorFields } from '../../../lib/apollo/client.ts';
import {
  EditableSettingsDocument,
  PreviewSettingsDocument,
  UpdateSettingsDocument,
} from './settings.operations.ts';
import {
  atFields,
  changesPrices,
  type SettingsFormValues,
  settingsChanges,
  settingsFormErrors,
} from './settings-form-values.ts';

/** The settings, of the version that is stored now. */
export function useSettings() {
  const { data, error, refetch } = useQuery(EditableSettingsDocument, { fetchPolicy: 'network-only' });
  return { stored: data?.editableShopSettings, error, refetch };
}

export type SaveOutcome =
  | { readonly saved: EditableSettingsFieldsFragment }
  | { readonly fields: Record<string, string> }
  | { readonly conflict: string }
  | { readonly message: string };

/** Saves what was changed; what is wrong with fields is returned to the form. */
export function useSaveSettings() {
  const [update, { loading }] = useMutation(UpdateSettingsDocument);

  async function save(
    version: number,
    before: SettingsFormValues,
    values: SettingsFormValues,
  ): Promise<SaveOutcome> {
    try {
      const input = { ...settingsChanges(before, values), version };
      const { data } = await update({ variables: { input } });
      return data ? { saved: data.updateShopSettings } : { message: 'There is no answer.' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (errorCodeOf(error) === 'CONFLICT') return { conflict: message };
      const fields = atFields(values, errorFields(error));
      return Object.keys(fields).length > 0 ? { fields } : { message };
    }
  }

  return { save, isSaving: loading };
}

/** Debounce of typing, in milliseconds. */
const TYPING_DELAY_MS = 500;

/** What example carts would come to; nothing while the form is not complete, or changes no price. */
export function useSettingsPreview(before: SettingsFormValues, values: SettingsFormValues) {
  const [settled] = useDebouncedValue(values, TYPING_DELAY_MS);
  const changes = useMemo(() => {
    if (Object.keys(settingsFormErrors(settled)).length > 0) return null;
    const changed = settingsChanges(before, settled);
    return changesPrices(changed) ? changed : null;
  }, [before, settled]);
  const { data, loading, error, refetch } = useQuery(PreviewSettingsDocument, {
    variables: { input: changes ?? {} },
    skip: changes === null,
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    isAsked: changes !== null,
    carts: changes ? data?.previewShopSettings : undefined,
    isLoading: loading,
    error,
    refetch: () => void refetch().catch(() => undefined),
  };
}
