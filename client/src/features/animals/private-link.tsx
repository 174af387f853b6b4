import { Button, TextInput } from '@mantine/core';
import { copyLink } from '../../ui/copy-link.ts';

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
        <Button variant="default" onClick={() => void copyLink(url)}>
          Copy the link
        </Button>
      </div>
    </>
  );
}
