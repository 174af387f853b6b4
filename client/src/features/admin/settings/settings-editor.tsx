import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

/** The settings of the shop, once they are there. */
export function SettingsEditor() {
  const { stored, error, refetch } = useSettings();
  if (!stored && error)
    return <ErrorState error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!stored) return <LoadingState rows={6} />;
  return <SettingsForm stored={stored} load={async () => (await refetch()).data?.editableShopSettings} />;
}
