import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

/** The way back, and the number for whoever wants to paste it elsewhere. */
export function CopyNumber({ number }: { readonly number: string }) {
  return (
    <Group justify="space-between" mb="sm">
      <Link to="/adminDashboard/orders">Orders</Link>
      <CopyButton value={number}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="xs"
            leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            onClick={copy}
          >
            {copied ? 'Copied' : 'Copy number'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
