import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import type { DisputeEvidenceQuery } from '../../../../../gql/graphql.ts';
import { useRefetchOnChange } from '../../../../../lib/apollo/use-refetch-on-change.ts';
import { Loaded } from '../../../../../ui/feedback/loaded.tsx';
import { DisputeEvidenceDocument } from '../order-page.operations.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import classes from './dispute-panel.module.css';

interface EvidencePreviewProps {
  /** Of the dispute. */
  readonly id: string;
  readonly order: ManagedOrder;
  readonly isSent: boolean;
  /** How it is sent: only what was seen is. */
  readonly children: ReactNode;
}

/** What the bank gets, each field as text, and what it would look for and not find. */
export function EvidencePreview({ id, order, isSent, children }: EvidencePreviewProps) {
  const { data, error, refetch } = useQuery(DisputeEvidenceDocument, {
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  // A parcel that is sent, or a message, is a part of it.
  useRefetchOnChange(order, refetch);
  return (
    <Loaded data={data?.disputeEvidence} error={error} onRetry={() => refetch()}>
      {({ missing, fields }) => (
        <>
          <Missing missing={missing} />
          <h3>{isSent ? 'What the bank got' : 'What the bank gets'}</h3>
          <Fields fields={fields} />
          {children}
        </>
      )}
    </Loaded>
  );
}

type Evidence = DisputeEvidenceQuery['disputeEvidence'];

function Missing({ missing }: Pick<Evidence, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <>
      <h3>What is missing</h3>
      <ul className={classes.missing}>
        {missing.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

function Fields({ fields }: Pick<Evidence, 'fields'>) {
  return (
    <dl className={classes.fields}>
      {fields.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          {/* What is scrolled takes the focus, for those without a mouse. */}
          <dd dir="auto" {...(text.length > LONG_TEXT && { tabIndex: 0 })}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** From how many characters on a text may have to be scrolled. */
const LONG_TEXT = 200;
