import { Stack, Text, Title } from '@mantine/core';
import { MAX_PAPERS } from '../../../../domain/animal-files/papers.ts';
import { graphql } from '../../gql/gql.ts';
import type { PaperFieldsFragment } from '../../gql/graphql.ts';
import classes from '../applications/applications.module.css';
import { confirmDialog } from '../notifications/notifications.ts';
import type { Upload } from '../upload/use-upload.ts';
import { NewPaper } from './new-paper.tsx';
import { PaperRow } from './paper-row.tsx';

graphql(`
  fragment PaperFields on AnimalPaper {
    id
    name
    kind
    bytes
    addedOn
  }
`);

/** How the papers of an animal are changed, and how one that is sent is getting on. */
export interface PaperActions {
  readonly upload: Upload;
  readonly isAdding: boolean;
  /** @returns null where it was added, else what is wrong */
  readonly add: (file: File, name: string) => Promise<string | null>;
  readonly remove: (id: string) => void;
}

interface PapersPanelProps extends PaperActions {
  readonly papers: readonly PaperFieldsFragment[];
  /** Who sees them. */
  readonly note: string;
  /** Under which each is to be had. */
  readonly path: string;
}

/** The papers of an animal, and one more. */
export function PapersPanel({ papers, note, path, remove, ...adding }: PapersPanelProps) {
  return (
    <section className={classes.panel} aria-labelledby="papers">
      <Title order={2} size="h4" id="papers">
        Papers
      </Title>
      <Text size="sm" c="dimmed">
        {note}
      </Text>
      {papers.length === 0 && <Text c="dimmed">No paper yet.</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <PaperRow paper={paper} path={path} onRemove={() => ask(paper, remove)} />
          </li>
        ))}
      </Stack>
      {papers.length < MAX_PAPERS ? (
        <NewPaper {...adding} />
      ) : (
        <Text role="status">There are {MAX_PAPERS} papers: remove one to add another.</Text>
      )}
    </section>
  );
}

function ask({ id, name }: PaperFieldsFragment, remove: PaperActions['remove']): void {
  confirmDialog({
    title: `Remove ${name}?`,
    text: 'The shop keeps no copy of it for you.',
    confirm: 'Remove the paper',
    onConfirm: () => remove(id),
  });
}
