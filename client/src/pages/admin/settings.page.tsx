import { SettingsEditor } from '../../features/admin/settings/settings-editor.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Settings"
      intro="What the shop is called, when it is open, what delivery costs. A change counts at once, everywhere."
    >
      <SettingsEditor />
    </PageContainer>
  );
}
