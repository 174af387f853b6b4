import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AcknowledgeFindingDocument,
  MoneyFindingsDocument,
  MoneyHealthDocument,
  ReconcileDocument,
} from '../../features/admin/money-health/money-health.operations.ts';
import { ConnectionError } from '../../lib/apollo/api-error.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';
import { aConnection } from '../../testing/shop-pages.tsx';

const figures = {
  __typename: 'MoneyHealth',
  checkedAt: '2026-11-21T15:04:00.000Z',
  tookMs: 412,
  openPayments: 3,
  openAmount: 120.5,
  refundsOwed: 1,
  refundsOwedAmount: 30,
  unclaimed: 0,
  unclaimedAmount: 0,
  openDisputes: 2,
  openDisputesAmount: 90,
  unmatched: 0,
};

function healthAnswer(changes: object = {}) {
  return {
    request: { query: MoneyHealthDocument },
    result: { data: { moneyHealth: { ...figures, ...changes } } },
  };
}

function aFinding(changes: object = {}) {
  return {
    __typename: 'MoneyFinding',
    _id: 'finding-1',
    kind: 'LATE_CHARGE',
    what: 'The card was charged after the checkout was called off.',
    amount: 30,
    intentId: 'pi_1',
    foundAt: '2026-11-21T14:00:00.000Z',
    solvedAt: null,
    outcome: null,
    canBeAcknowledged: false,
    payment: { __typename: 'Payment', _id: 'p1', email: 'robin@petshop.test', number: 'FP-7K3M-92QD' },
    ...changes,
  };
}

const solved = aFinding({
  _id: 'finding-2',
  kind: 'EXPIRED',
  what: 'A checkout was left behind.',
  payment: null,
  intentId: null,
  solvedAt: '2026-11-21T14:01:00.000Z',
  outcome: 'Called off, its stock is free again.',
});

function findingsAnswer(
  findings: readonly ReturnType<typeof aFinding>[],
  { totalCount, ...variables }: { totalCount?: number; solved?: boolean; after?: string } = {},
) {
  return {
    request: { query: MoneyFindingsDocument, variables: { first: 20, ...variables } },
    result: {
      data: {
        moneyHealth: {
          __typename: 'MoneyHealth',
          findings: aConnection('MoneyFinding', findings, { totalCount }),
        },
      },
    },
  };
}

function lastCheck() {
  return screen.findByRole('region', { name: 'Last check' });
}

describe('MoneyHealth', () => {
  it('take note of a refund that is settled in another way after a question', async () => {
    const owed = aFinding({ _id: 'finding-9', kind: 'REFUND_OWED', canBeAcknowledged: true });
    const acknowledged = jest.fn(() => ({
      data: {
        acknowledgeFinding: {
          ...{ __typename: 'MoneyFinding', _id: 'finding-9', canBeAcknowledged: false },
          ...{ solvedAt: '2026-11-21T15:05:00.000Z', outcome: 'Olive took note of it.' },
        },
      },
    }));
    renderAdminPage('MoneyHealth', [
      healthAnswer({ unmatched: 1 }),
      findingsAnswer([owed]),
      {
        request: { query: AcknowledgeFindingDocument, variables: { id: 'finding-9' } },
        result: acknowledged,
      },
      healthAnswer({ unmatched: 0 }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Take note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take note of this finding?' }));
    expect(dialog.getByText(/owes this refund no longer/)).toBeVisible();
    expect(acknowledged).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, it is settled' }));
    expect(await screen.findByText('Olive took note of it.')).toBeVisible();
  });

  it('says that nothing is unmatched, when that was looked at, and how long it took', async () => {
    renderAdminPage('MoneyHealth', [healthAnswer(), findingsAnswer([])]);
    const check = within(await lastCheck());
    expect(check.getByRole('heading', { name: '0 unmatched' })).toBeVisible();
    expect(check.getByText(/^Checked/)).toHaveTextContent(/Nov 21, 2026.* which took 0.4 seconds$/);
    expect(screen.getByText('Open payments').closest('div')).toHaveTextContent('3 $120.50');
    expect(screen.getByText('Refunds owed').closest('div')).toHaveTextContent('1 $30.00');
    expect(screen.getByText('Disputes').closest('div')).toHaveTextContent('2 $90.00');
    expect(await screen.findByText(/The checks have found nothing/)).toBeVisible();
  });

  it.each([
    [{ unmatched: 1 }, '1 unmatched', /One thing is not put right yet/],
    [{ unmatched: 4 }, '4 unmatched', /These are not put right yet/],
    [{ checkedAt: null, tookMs: null }, 'Not checked yet', /by itself/],
  ])(
    'raises its voice where something is open, and claims nothing before the first check',
    async (changes, title, text) => {
      renderAdminPage('MoneyHealth', [healthAnswer(changes), findingsAnswer([])]);
      const check = within(await lastCheck());
      expect(check.getByRole('heading', { name: title })).toBeVisible();
      expect(check.getByText(text)).toBeVisible();
    },
  );

  it('tells what was found and what became of it', async () => {
    renderAdminPage('MoneyHealth', [healthAnswer(), findingsAnswer([aFinding(), solved])]);
    const [, open, done] = within(await screen.findByRole('table', { name: 'Findings' })).getAllByRole('row');
    expect(open).toHaveTextContent('Charged too late');
    expect(open).toHaveTextContent('robin@petshop.test · pi_1');
    expect(screen.getByRole('link', { name: 'Order FP-7K3M-92QD' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders/FP-7K3M-92QD',
    );
    expect(open).toHaveTextContent('$30.00');
    expect(open).toHaveTextContent('Open: tried again with every check');
    expect(done).toHaveTextContent('Checkout past its time');
    expect(done).toHaveTextContent('Called off, its stock is free again.');
  });

  it('says of a dispute that it waits for people, and takes note of a lost one', async () => {
    const dispute = aFinding({ _id: 'finding-3', kind: 'DISPUTE', what: 'The card’s bank disputes $30.00.' });
    const lost = { ...dispute, _id: 'finding-4', what: 'A dispute is lost.', canBeAcknowledged: true };
    const noted = { solvedAt: '2026-11-21T15:05:00.000Z', outcome: 'Olive took note of it.' };
    renderAdminPage('MoneyHealth', [
      healthAnswer({ unmatched: 2 }),
      findingsAnswer([dispute, lost]),
      {
        request: { query: AcknowledgeFindingDocument, variables: { id: 'finding-4' } },
        result: {
          data: {
            acknowledgeFinding: {
              __typename: 'MoneyFinding',
              _id: 'finding-4',
              ...noted,
              canBeAcknowledged: false,
            },
          },
        },
      },
      healthAnswer({ unmatched: 1 }),
    ]);
    const rows = within(await screen.findByRole('table', { name: 'Findings' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('Charge disputed');
    expect(rows[1]).toHaveTextContent('Open: answer it on the page of its order');
    expect(within(rows[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(rows[2]).toHaveTextContent('Lost: nothing brings the money back');
    await userEvent.click(within(rows[2] as HTMLElement).getByRole('button', { name: 'Take note' }));
    expect(await screen.findByText('Olive took note of it.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 unmatched' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take note' })).not.toBeInTheDocument();
  });

  it('lists only what is open, or only what is put right, and keeps the choice in the address', async () => {
    renderAdminPage('MoneyHealth?show=open', [
      healthAnswer(),
      findingsAnswer([aFinding()], { solved: false }),
      findingsAnswer([solved], { solved: true }),
    ]);
    expect(await screen.findByText('Charged too late')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Put right' }));
    expect(await screen.findByText('Checkout past its time')).toBeVisible();
    expect(screen.getByTestId('query')).toHaveTextContent('?show=solved');
  });

  it('shows older findings on demand', async () => {
    renderAdminPage('MoneyHealth', [
      healthAnswer(),
      findingsAnswer([aFinding()], { totalCount: 2 }),
      findingsAnswer([solved], { after: 'finding-1' }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Checkout past its time')).toBeVisible();
    expect(screen.getByText('Charged too late')).toBeVisible();
  });

  it('checks now, says what came of it, and fetches the findings again', async () => {
    renderAdminPage('MoneyHealth', [
      healthAnswer({ unmatched: 1 }),
      findingsAnswer([aFinding()]),
      {
        request: { query: ReconcileDocument },
        result: { data: { reconcile: { ...figures, tookMs: 1000 } } },
        delay: 1000,
      },
      findingsAnswer([aFinding({ solvedAt: '2026-11-21T15:05:00.000Z', outcome: 'Given back.' })]),
    ]);
    const check = within(await lastCheck());
    await userEvent.click(check.getByRole('button', { name: 'Check now' }));
    expect(check.getByRole('button', { name: 'Check now' })).toHaveAttribute('aria-disabled', 'true');
    expect(check.getByText(/Comparing every open payment/)).toBeVisible();
    expect(await check.findByText('Checked just now: nothing is left unmatched.')).toBeVisible();
    expect(check.getByRole('heading', { name: '0 unmatched' })).toBeVisible();
    expect(await screen.findByText('Given back.')).toBeVisible();
  });

  it('says why a check did not go through, and can be asked again', async () => {
    renderAdminPage('MoneyHealth', [
      healthAnswer(),
      findingsAnswer([]),
      { request: { query: ReconcileDocument }, error: new Error('Stripe does not answer') },
    ]);
    const check = within(await lastCheck());
    await userEvent.click(check.getByRole('button', { name: 'Check now' }));
    expect(await check.findByText('Stripe does not answer')).toBeVisible();
    expect(check.getByRole('button', { name: 'Check now' })).toHaveAttribute('aria-disabled', 'false');
  });

  it('says so where the shop cannot be reached, and tries again', async () => {
    renderAdminPage('MoneyHealth', [
      { request: { query: MoneyHealthDocument }, error: new ConnectionError(new TypeError('Failed')) },
      findingsAnswer([]),
      healthAnswer(),
    ]);
    expect(await screen.findByText(/can’t be reached right now/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await lastCheck()).toBeVisible();
  });
});
