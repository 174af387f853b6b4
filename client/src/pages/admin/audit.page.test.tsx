import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditActorsDocument, AuditRecordsDocument } from '../../features/admin/audit/audit.operations.ts';
import { dateOf } from '../../lib/format/calendar-days.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';
import { aConnection } from '../../testing/shop-pages.tsx';

function aRecord(changes: object = {}) {
  return {
    __typename: 'AuditRecord',
    _id: 'record-1',
    at: '2026-11-21T15:04:00.000Z',
    actor: 'ada@petshop.test',
    actorName: 'Ada Keeper',
    action: 'UPDATE_PET',
    subject: 'PET',
    subjectId: 'kibble',
    subjectName: 'Salmon kibble',
    requestId: 'request-1',
    changes: [{ __typename: 'AuditChange', field: 'petprice', before: '12.5', after: '14' }],
    ...changes,
  };
}

function change(field: string, before: string | null, after: string | null) {
  return { __typename: 'AuditChange', field, before, after };
}

function recordsAnswer(
  records: readonly ReturnType<typeof aRecord>[],
  { where = {}, totalCount, after }: { where?: object; totalCount?: number; after?: string } = {},
) {
  return {
    request: { query: AuditRecordsDocument, variables: { where, first: 20, ...(after && { after }) } },
    result: { data: { auditRecords: aConnection('AuditRecord', records, { totalCount }) } },
  };
}

function renderAudit(query: string, ...answers: Parameters<typeof renderAdminPage>[1]) {
  const admins = {
    request: { query: AuditActorsDocument, variables: { first: 100 } },
    result: {
      data: {
        users: {
          __typename: 'UserConnection',
          edges: [
            {
              __typename: 'UserEdge',
              node: { __typename: 'User', _id: 'user-0', email: 'ada@petshop.test', name: 'Ada Keeper' },
            },
          ],
        },
      },
    },
  };
  renderAdminPage(`Audit${query}`, [...answers, admins]);
}

async function rows() {
  const [, ...found] = within(await screen.findByRole('table', { name: 'What admins did' })).getAllByRole(
    'row',
  );
  return found;
}

describe('Audit', () => {
  it('says who did what to which, when, and what changed', async () => {
    renderAudit('', recordsAnswer([aRecord()]));
    const [row] = await rows();
    expect(row).toHaveTextContent('Nov 21, 2026');
    expect(row).toHaveTextContent('Ada Keeper changed Salmon kibble');
    expect(row).toHaveTextContent('ada@petshop.test');
    expect(row).toHaveTextContent('petprice 12.5 became 14');
    expect(within(row as HTMLElement).getByRole('link', { name: 'Salmon kibble' })).toHaveAttribute(
      'href',
      '/PetOrderDetails/kibble',
    );
  });

  it.each([
    ['PET_ORDER', 'ACCEPT_PET_ORDER', 'accepted an order for', '/adminDashboard/ManagePetsOrder'],
    ['CART_ENTRY', 'SHIP_CART_ENTRY', 'marked as shipped:', '/adminDashboard/ManageAccessoriesOrder'],
    ['ORDER', 'REFUND_ORDER', 'gave back money of order', '/adminDashboard/orders/kibble'],
    ['USER', 'REMOVE_ADMIN', 'took the keys from', '/adminDashboard/staff'],
  ])('leads from a %s to where it is managed', async (subject, action, words, address) => {
    renderAudit('', recordsAnswer([aRecord({ subject, action, subjectName: 'Rex' })]));
    const [row] = await rows();
    expect(row).toHaveTextContent(`Ada Keeper ${words} Rex`);
    expect(within(row as HTMLElement).getByRole('link', { name: 'Rex' })).toHaveAttribute('href', address);
  });

  it('leads nowhere where the item is gone, and calls nothing nothing', async () => {
    const changes = [change('petname', 'Rex', null), change('petprice', '12', null)];
    renderAudit('', recordsAnswer([aRecord({ action: 'DELETE_PET', changes })]));
    const [row] = await rows();
    expect(within(row as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
    expect(row).toHaveTextContent('petname Rex became nothing');
  });

  it('keeps the many fields of a new item folded until somebody wants them', async () => {
    const changes = ['petname', 'petprice', 'clan', 'stock'].map((field) => change(field, null, '7'));
    renderAudit('', recordsAnswer([aRecord({ action: 'ADD_PET', changes })]));
    const summary = await screen.findByText('4 fields');
    expect(summary.closest('details')).not.toHaveAttribute('open');
    await userEvent.click(summary);
    expect(summary.closest('details')).toHaveAttribute('open');
    expect(summary.closest('details')).toHaveTextContent(/petname 7/);
  });

  it('takes its filter from the address, both days whole', async () => {
    const where = {
      action: 'UPDATE_PET',
      actor: 'ada@petshop.test',
      since: dateOf('2026-11-20').toISOString(),
      until: dateOf('2026-11-22').toISOString(),
    };
    renderAudit(
      '?action=update_pet&actor=ada%40petshop.test&from=2026-11-20&to=2026-11-21',
      recordsAnswer([aRecord()], { where }),
    );
    expect(await rows()).toHaveLength(1);
    expect(screen.getByLabelText('By whom')).toHaveValue('ada@petshop.test');
    expect(screen.getByLabelText('First day')).toHaveValue('2026-11-20');
  });

  it('narrows the list and writes that into the address, and shows everything again', async () => {
    renderAudit(
      '',
      recordsAnswer([aRecord()]),
      recordsAnswer([], { where: { action: 'MAKE_ADMIN' } }),
      recordsAnswer([aRecord()]),
    );
    await rows();
    await userEvent.selectOptions(screen.getByLabelText('What'), 'Admin made');
    expect(await screen.findByText('Nobody did anything like this then.')).toBeVisible();
    expect(screen.getByTestId('query')).toHaveTextContent('?action=make_admin');

    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    await userEvent.click(clear as HTMLElement);
    expect(await rows()).toHaveLength(1);
    expect(screen.getByTestId('query')).toHaveTextContent('');
  });

  it('looks for the deeds of one admin once the address is typed', async () => {
    renderAudit(
      '',
      recordsAnswer([aRecord()]),
      recordsAnswer([aRecord({ _id: 'record-2', subjectName: 'Orthopaedic bed' })], {
        where: { actor: 'ada@petshop.test' },
      }),
    );
    await rows();
    await userEvent.click(screen.getByLabelText('By whom'));
    await userEvent.paste('ada@petshop.test');
    expect(await screen.findByRole('link', { name: 'Orthopaedic bed' })).toBeVisible();
    expect(screen.getByTestId('query')).toHaveTextContent('actor=ada%40petshop.test');
  });

  it('shows older deeds on demand', async () => {
    renderAudit(
      '',
      recordsAnswer([aRecord()], { totalCount: 2 }),
      recordsAnswer([aRecord({ _id: 'record-2', subjectName: 'Orthopaedic bed' })], { after: 'record-1' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  it('says what will stand here where nobody has done anything yet', async () => {
    renderAudit('', recordsAnswer([]));
    expect(await screen.findByText('What admins change stands here from now on.')).toBeVisible();
  });

  it('says so when the records cannot be fetched, and tries again', async () => {
    renderAudit(
      '',
      {
        request: { query: AuditRecordsDocument, variables: { where: {}, first: 20 } },
        error: new Error('No way'),
      },
      recordsAnswer([aRecord()]),
    );
    expect(await screen.findByText('No way')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
