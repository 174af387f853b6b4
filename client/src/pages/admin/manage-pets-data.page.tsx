import { Group, Stack } from '@mantine/core';
import { DownloadCsvButton } from '../../features/admin/exports/download-csv-button.tsx';
import { ImportItemsButton } from '../../features/admin/imports/import-items-button.tsx';
import { PetsTableView } from '../../features/admin/pets/components/pets-table-view.tsx';
import { PetsToolbar } from '../../features/admin/pets/components/pets-toolbar.tsx';
import { usePetsDataFilter } from '../../features/admin/pets/hooks/use-pets-data-filter.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, changeFilter] = usePetsDataFilter();

  return (
    <PageContainer
      title="Manage pets data"
      intro="Every item, sold and retired ones too. Click a name, a price or a stock to change it: Enter or leaving the field saves, Escape does not."
    >
      <Stack gap="lg">
        <PetsToolbar filter={filter} onChange={changeFilter} />
        <Group justify="flex-end" gap="sm">
          <ImportItemsButton />
          <DownloadCsvButton table="items" />
        </Group>
        <PetsTableView filter={filter} onChange={changeFilter} />
      </Stack>
    </PageContainer>
  );
}
