import { Group, Stack } from '@mantine/core';
import { DownloadCsvButton } from '../../features/admin/exports/download-csv-button.tsx';
import { ImportItemsButton } from '../../features/admin/imports/import-buttons.tsx';
import { EditItemsBar } from '../../features/admin/item-edits/edit-items-bar.tsx';
import { EditItemsButton } from '../../features/admin/item-edits/edit-items-button.tsx';
import { OpenEdits } from '../../features/admin/item-edits/open-edits.tsx';
import { PetsTableView } from '../../features/admin/pets/components/pets-table-view.tsx';
import { PetsToolbar } from '../../features/admin/pets/components/pets-toolbar.tsx';
import { usePetsData } from '../../features/admin/pets/hooks/use-pets-data.ts';
import { usePetsDataFilter } from '../../features/admin/pets/hooks/use-pets-data-filter.ts';
import { variablesOf } from '../../features/admin/pets/lib/pets-data-filter.ts';
import { ShopListsButton } from '../../features/admin/shop-lists/shop-lists-button.tsx';
import { useSelection } from '../../hooks/use-selection.ts';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  const [filter, changeFilter] = usePetsDataFilter();
  const { orderBy: _order, ...listed } = variablesOf(filter);
  const list = usePetsData(filter);
  const ids = list.pets.map(({ _id }) => _id);
  const selection = useSelection(ids, JSON.stringify(listed));

  return (
    <PageContainer
      title="Manage pets data"
      intro="Every item, sold and retired ones too. Click a name, a price or a stock to change it: Enter or leaving the field saves, Escape does not."
    >
      <Stack gap="lg">
        <PetsToolbar filter={filter} onChange={changeFilter} />
        <Group justify="flex-end" gap="sm">
          <EditItemsButton list={listed} total={list.total} />
          <ShopListsButton />
          <ImportItemsButton />
          <DownloadCsvButton table="items" />
        </Group>
        <OpenEdits />
        <PetsTableView filter={filter} list={list} selection={selection} onChange={changeFilter} />
        <EditItemsBar selection={selection} />
      </Stack>
    </PageContainer>
  );
}
