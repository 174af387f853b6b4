import { Button, TextInput } from '@mantine/core';
import { showAlert } from '../../ui/notifications/notifications.ts';

interface PrivateLinkProps {
  readonly label: string;
  readonly url: string;
}

/** An address that opens something for whoever has it. */
export function PrivateLink({ label, url }: PrivateLinkProps) {
  return (
    <>
      <TextInput
        label={label}
        readOnly
        dir="auto"
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div>
        <Button variant="default" onClick={() => void copy(url)}>
          Copy the link
        </Button>
      </div>
    </>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showAlert('The link is copied.');
  } catch {
    showAlert('Your browser does not let us copy it: select it, and copy it yourself.');
  }
}
