import { Group, Stack } from '@mantine/core';
import { AnimalsList } from '../../../features/admin/animal-files/animals-list.tsx';
import { DueCarePanel } from '../../../features/admin/animal-files/due-care-panel.tsx';
import { DownloadCsvButton } from '../../../features/admin/exports/download-csv-button.tsx';
import { ImportAnimalsButton } from '../../../features/admin/imports/import-buttons.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="Files of animals"
      intro="Where each one lives, its chip, and the care it is to get."
    >
      <Stack gap="lg">
        <Group justify="flex-end" gap="sm">
          <ImportAnimalsButton />
          <DownloadCsvButton table="animals" />
        </Group>
        <DueCarePanel />
        <AnimalsList />
      </Stack>
    </PageContainer>
  );
}
