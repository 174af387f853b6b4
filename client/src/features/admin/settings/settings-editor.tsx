import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useSettings } from './use-settings.ts';

/** The settings of the shop, once they are there. */
export function SettingsEditor() {
  const { stored, error, refetch } = useSettings();
  return (
    <Loaded data={stored} error={error} onRetry={() => refetch().catch(() => undefined)} loadingRows={6}>
      {(settings) => (
        <SettingsForm stored={settings} load={async () => (await refetch()).data?.editableShopSettings} />
      )}
    </Loaded>
  );
}
