import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { paperKindLabels } from '../../../../domain/animal-files/papers.ts';
import type { PaperFieldsFragment } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/calendar-days.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { fileSize } from '../../lib/format/file-size.ts';
import { downloadFile } from '../../lib/session/download-file.ts';
import { useSession } from '../../lib/session/session.tsx';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { showErrorDialog } from '../notifications/notifications.ts';

interface PaperRowProps {
  readonly paper: Pick<PaperFieldsFragment, 'id' | 'name' | 'kind' | 'bytes' | 'addedOn'>;
  /** Under which it is to be had. */
  readonly path: string;
  /** Left out where nobody may. */
  readonly onRemove?: () => void;
}

/** A paper with what can be done with it. */
export function PaperRow({ paper: { id, name, kind, bytes, addedOn }, path, onRemove }: PaperRowProps) {
  const { getToken } = useSession();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    await downloadFile(`${path}/${id}`, name, getToken).catch((error: Error) =>
      showErrorDialog(error.message),
    );
    setBusy(false);
  }

  return (
    <Group justify="space-between">
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          <bdi>{name}</bdi>
        </Text>
        <Text size="sm" c="dimmed">
          {paperKindLabels[kind]}, {fileSize(bytes)}, {formatDate(startOf(addedOn))}
        </Text>
      </div>
      <Group gap="xs">
        <FocusableButton
          variant="default"
          isBusy={isBusy}
          aria-label={`Download ${name}`}
          onClick={() => void download()}
        >
          Download
        </FocusableButton>
        {onRemove && (
          <Button variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
      </Group>
    </Group>
  );
}
