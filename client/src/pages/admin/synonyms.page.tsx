import { Stack } from '@mantine/core';
import { AddSynonymForm } from '../../features/admin/synonyms/add-synonym-form.tsx';
import { SynonymsList } from '../../features/admin/synonyms/synonyms-list.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  return (
    <PageContainer title="Synonyms" intro="What words mean where shoppers search.">
      <Stack gap={40}>
        <AddSynonymForm />
        <SynonymsList />
      </Stack>
    </PageContainer>
  );
}
