import { Stack } from '@mantine/core';
import { useState } from 'react';
import { AddSynonymForm } from '../../features/admin/synonyms/add-synonym-form.tsx';
import { MissedSearchesList } from '../../features/admin/synonyms/missed-searches-list.tsx';
import { SynonymsList } from '../../features/admin/synonyms/synonyms-list.tsx';
import { PageContainer } from '../../ui/page-container.tsx';

export function Component() {
  // Counted, so that the same words can be asked for again.
  const [draft, setDraft] = useState({ word: '', place: 0 });
  return (
    <PageContainer title="Synonyms" intro="What words mean where shoppers search.">
      <Stack gap={40}>
        <AddSynonymForm key={draft.place} word={draft.word} />
        <MissedSearchesList onAdd={(word) => setDraft(({ place }) => ({ word, place: place + 1 }))} />
        <SynonymsList />
      </Stack>
    </PageContainer>
  );
}
