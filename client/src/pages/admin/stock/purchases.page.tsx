import { Group, Stack } from '@mantine/core';
import { DownloadCsvButton } from '../../../features/admin/exports/download-csv-button.tsx';
import { MailPurchasesButton, PurchasesView } from '../../../features/admin/stock/purchases-view.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer
      title="What to buy"
      intro="Goods of which no more is left than their reorder level, once repeat plans had theirs of the coming four weeks."
    >
      <Stack gap="lg">
        <Group justify="flex-end" gap="sm">
          <MailPurchasesButton />
          <DownloadCsvButton table="purchases" />
        </Group>
        <PurchasesView />
      </Stack>
    </PageContainer>
  );
}
