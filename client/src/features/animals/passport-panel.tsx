import { Button, Checkbox, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { PrivateLink } from './private-link.tsx';

interface PassportPanelProps {
  readonly animal: AnimalFieldsFragment;
  readonly isBusy: boolean;
  /** @returns the address; null where it could not be made */
  readonly onShare: (days: number) => Promise<string | null>;
  readonly onEnd: () => Promise<boolean>;
  readonly onLost: (isLost: boolean) => void;
}

const lengths = [
  { value: '1', label: 'A day' },
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
  { value: '365', label: 'A year' },
];

/** The one page for a vet, a sitter, or whoever finds it. */
export function PassportPanel({ animal, isBusy, onShare, onEnd, onLost }: PassportPanelProps) {
  const { isLost, sharedUntil, messages } = animal;
  const [days, setDays] = useState('7');
  const [url, setUrl] = useState<string | null>(null);

  return (
    <section className={classes.panel} aria-labelledby="passport">
      <Title order={2} size="h4" id="passport">
        Passport
      </Title>
      <Text>
        A page with its facts, treatments and weights to print or to send, and nothing of you. Whoever has the
        link can open it until it ends.
      </Text>
      <Group align="end">
        <NativeSelect
          label="The link is good for"
          data={lengths}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <FocusableButton isBusy={isBusy} onClick={() => void onShare(Number(days)).then(setUrl)}>
          Make a link
        </FocusableButton>
      </Group>
      {url && sharedUntil && <PrivateLink label="Link to its passport" url={url} />}
      {sharedUntil && (
        <Group>
          <Text>Links lead there until {formatDate(sharedUntil)}.</Text>
          <Button variant="default" onClick={() => void onEnd().then((isOver) => isOver && setUrl(null))}>
            End all links
          </Button>
        </Group>
      )}
      <Checkbox
        checked={isLost}
        label="It is lost"
        description="The page says so then, takes messages for you, and leaves out its chip and your notes."
        onChange={({ currentTarget }) => onLost(currentTarget.checked)}
      />
      {messages.length > 0 && <Messages messages={messages} />}
    </section>
  );
}

function Messages({ messages }: Pick<AnimalFieldsFragment, 'messages'>) {
  return (
    <>
      <Title order={3} size="h5">
        What finders wrote
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {messages.map(({ id, at, text }) => (
          <li key={id}>
            <Text c="dimmed" size="sm">
              {formatDate(at)}
            </Text>
            <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </>
  );
}
