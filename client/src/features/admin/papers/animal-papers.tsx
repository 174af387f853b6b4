import { useQuery } from '@apollo/client/react';
import type { AnimalPapersQuery } from '../../../gql/graphql.ts';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { PaperSheet } from '../../../ui/printing/paper-sheet.tsx';
import { PrintPage } from '../../../ui/printing/print-page.tsx';
import printing from '../../../ui/printing/printing.module.css';
import { AgreementSheet } from './agreement-sheet.tsx';
import { ChecklistSheet } from './checklist-sheet.tsx';
import { AnimalPapersDocument } from './papers.operations.ts';
import { RecordSheet } from './record-sheet.tsx';

export type PapersOrder = AnimalPapersQuery['petOrder'];
export type PapersAgreement = NonNullable<PapersOrder['agreement']>;

/** What is printed when an animal goes home: the agreement, its record with what it eats, and a checklist. */
export function AnimalPapers({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(AnimalPapersDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.petOrder;
  const isUnknown = errorCodeOf(error) === 'NOT_FOUND';
  // An order without an application is handled in the list.
  const back = order?.application
    ? { to: `/adminDashboard/ManagePetsOrder/${id}`, label: 'Animal order' }
    : { to: '/adminDashboard/ManagePetsOrder', label: 'Animal orders' };
  return (
    <PrintPage title="Papers" back={back} isReady={Boolean(order?.agreement)}>
      {isUnknown ? (
        <EmptyState text="There is no such order." />
      ) : (
        <Loaded data={order} error={order ? undefined : error} onRetry={() => refetch()} loadingRows={6}>
          {(found) => <Papers order={found} />}
        </Loaded>
      )}
    </PrintPage>
  );
}

function Papers({ order }: { readonly order: PapersOrder }) {
  const { agreement, petname } = order;
  if (!agreement)
    return <EmptyState title="There are no papers yet" text="They are printed once the animal is theirs." />;
  return (
    <div className={printing.sheets}>
      <PaperSheet label={`Agreement about ${petname}`}>
        <AgreementSheet order={order} agreement={agreement} />
      </PaperSheet>
      <PaperSheet label={`Record of ${petname}`}>
        <RecordSheet order={order} />
      </PaperSheet>
      <PaperSheet label={`Checklist for ${petname}`}>
        <ChecklistSheet order={order} checklist={agreement.checklist} />
      </PaperSheet>
    </div>
  );
}
