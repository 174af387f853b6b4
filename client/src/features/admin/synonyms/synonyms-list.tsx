import { Stack, Title } from '@mantine/core';
import { formatDate } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import classes from './synonyms.module.css';
import { type Synonym, useRemoveSynonym, useSynonyms } from './use-synonyms.ts';

/** What words mean in the search, those that can be removed first. */
export function SynonymsList() {
  const { own, builtIn, error, refetch } = useSynonyms();
  if (!own) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState rows={3} />;
  return (
    <Stack gap={40}>
      {error && <StaleDataNotice onRetry={refetch} />}
      <Stack gap="md">
        <Title order={2} size="h3">
          Added here
        </Title>
        {own.length === 0 ? (
          <EmptyState
            title="No synonyms yet"
            text="When people search for a word that your items do not have, say here what they mean."
          />
        ) : (
          <OwnSynonyms synonyms={own} />
        )}
      </Stack>
      {builtIn.length > 0 && (
        <details className={classes.builtIn}>
          <summary>Those that the shop comes with ({builtIn.length})</summary>
          <ul className={classes.words} aria-label="Those that the shop comes with">
            {builtIn.map(({ _id, word, means }) => (
              <li key={_id}>
                <strong dir="auto">{word}</strong> <bdi>{means.join(', ')}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  );
}

function OwnSynonyms({ synonyms }: { readonly synonyms: readonly Synonym[] }) {
  const { ask, isBusy } = useRemoveSynonym();
  return (
    <ResponsiveTable label="Synonyms" columns={['Word', 'Means', 'Added', 'Actions']}>
      {synonyms.map((synonym) => (
        <tr key={synonym._id}>
          <td data-label="Word">
            <strong dir="auto">{synonym.word}</strong>
          </td>
          <td data-label="Means">
            <bdi>{synonym.means.join(', ')}</bdi>
          </td>
          <td data-label="Added">
            {synonym.createdAt && <time dateTime={synonym.createdAt}>{formatDate(synonym.createdAt)}</time>}
          </td>
          <td>
            <FocusableButton
              size="xs"
              variant="default"
              isOff={isBusy}
              onClick={() => ask(synonym)}
              aria-label={`Remove ${synonym.word}`}
            >
              Remove
            </FocusableButton>
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
