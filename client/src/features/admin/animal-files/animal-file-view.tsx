import { Anchor, Stack, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { errorCodeOf } from '../../../lib/apollo/client.ts';
import classes from '../../../ui/applications/applications.module.css';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { ItemLink } from '../../../ui/item-link.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import own from './animal-files.module.css';
import { FileForm } from './file-form.tsx';
import { FilePapers } from './file-papers.tsx';
import { FileWeights } from './file-weights.tsx';
import { MedicalPanel } from './medical-panel.tsx';
import { useAnimalFile } from './use-animal-file.ts';

const back = (
  <Anchor component={Link} to="/adminDashboard/animals" size="sm" className={own.back}>
    <IconArrowLeft size={16} aria-hidden /> All animals
  </Anchor>
);

/** What the staff keep of one animal. */
export function AnimalFileView({ id }: { readonly id: string }) {
  const { animal, withMoney, error, refetch, isBusy, ...changes } = useAnimalFile(id);
  if (!animal) {
    return (
      <PageContainer title="File of an animal" above={back}>
        <Missing error={error} onRetry={refetch} />
      </PageContainer>
    );
  }
  const { petname, file } = animal;
  if (!file) {
    return (
      <PageContainer title={petname} above={back}>
        <EmptyState title="No file" text="Only animals have one." />
      </PageContainer>
    );
  }
  return (
    <PageContainer title={`File of ${petname}`} above={back}>
      <Stack gap="lg">
        {error && <StaleDataNotice onRetry={refetch} />}
        <Text>
          Only the staff see this page. <ItemLink id={animal._id}>What shoppers see</ItemLink>
        </Text>
        <div className={classes.columns}>
          <Stack gap="lg">
            <MedicalPanel
              {...{ medical: file.medical, withMoney, isBusy }}
              onAdd={changes.addMedical}
              onRemove={changes.removeMedical}
            />
            <FileWeights weights={file.weights} isBusy={isBusy} onAdd={changes.addWeight} />
            <FilePapers petId={id} papers={file.papers} onChanged={refetch} />
          </Stack>
          <FileForm file={file} isBusy={isBusy} onSave={changes.save} />
        </div>
      </Stack>
    </PageContainer>
  );
}

interface MissingProps {
  readonly error: Parameters<typeof ErrorState>[0]['error'] | undefined;
  readonly onRetry: () => unknown;
}

function Missing({ error, onRetry }: MissingProps) {
  if (!error) return <LoadingState rows={6} />;
  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState title="There is no such animal" text="It may have been deleted." />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
