import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Upload } from './use-upload.ts';

interface UploadStatusProps {
  readonly upload: Upload;
  /** Name of the file. */
  readonly name: string | undefined;
  /** What is sent. */
  readonly what?: 'picture' | 'paper' | 'file';
}

/** Progress of an upload. Once it is complete it can't be cancelled. */
export function UploadStatus({ upload, name, what = 'picture' }: UploadStatusProps) {
  const { progress, cancel } = upload;
  if (!progress) return null;

  const isSent = progress.sent >= progress.total;
  return (
    <Stack gap={6}>
      <Progress.Root size="md">
        <Progress.Section
          value={progress.total > 0 ? Math.floor((progress.sent / progress.total) * 100) : 0}
          animated={isSent}
          aria-label={`Upload of ${name ?? `the ${what}`}`}
        />
      </Progress.Root>
      <Group justify="space-between" mih={30}>
        <Text size="sm" c="dimmed">
          {isSent
            ? `All sent. The shop prepares the ${what} …`
            : `${inMegabytes(progress.sent)} of ${inMegabytes(progress.total)} MB sent`}
        </Text>
        {!isSent && (
          <Button variant="subtle" color="red" size="compact-sm" onClick={cancel}>
            Cancel upload
          </Button>
        )}
      </Group>
    </Stack>
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
