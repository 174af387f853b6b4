import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AllRepeatPlansDocument,
  RepeatOverviewDocument,
} from '../../features/admin/repeats/repeats.operations.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

function overviewAnswer(changes: object = {}) {
  const kibble = { __typename: 'Pet', _id: 'kibble', petname: 'Salmon kibble', stock: 2 };
  const overview = {
    ...{ __typename: 'RepeatOverview', active: 12, paused: 3, begun: 5, ended: 1, churn: 0.125 },
    demand: [{ __typename: 'RepeatDemand', petId: 'kibble', pieces: 6, missing: 4, pet: kibble }],
    ...changes,
  };
  return {
    request: { query: RepeatOverviewDocument },
    result: { data: { repeatOverview: overview } },
  };
}

function aRow(changes: object = {}) {
  return {
    ...{ __typename: 'RepeatPlan', _id: 'plan-1', status: 'ACTIVE', petname: 'Salmon kibble' },
    ...{ accessoriesAmount: 3, everyWeeks: 4, nextDate: '2026-12-23', deliveries: 2, username: 'Ada' },
    ...{ location: '1 Paw Lane', problem: null, wantsConsent: false, endedAt: null },
    ...{ createdAt: '2026-11-25T12:00:00.000Z' },
    ...changes,
  };
}

function plansAnswer(status: string | null, plans: readonly object[]) {
  const edges = plans.map((node) => ({ __typename: 'RepeatPlanEdge', node }));
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
  return {
    request: { query: AllRepeatPlansDocument, variables: { status, first: 20 } },
    result: {
      data: {
        repeatPlans: { __typename: 'RepeatPlanConnection', totalCount: plans.length, edges, pageInfo },
      },
    },
  };
}

describe('Repeat deliveries', () => {
  it('says how many there are, how many are lost, and what the stock is short of', async () => {
    renderAdminPage('repeatDeliveries', [overviewAnswer(), plansAnswer(null, [aRow()])]);
    expect(await screen.findByText('12.5%')).toBeVisible();
    const demand = screen.getByRole('table', { name: 'What repeat deliveries take of the stock' });
    expect(within(demand).getByRole('row', { name: /Salmon kibble/ })).toHaveTextContent(/6\s*2\s*4$/);
    const row = await screen.findByRole('row', { name: /3 × Salmon kibble/ });
    expect(row).toHaveTextContent(/Ada.*1 Paw Lane.*every 4 weeks.*Wed, Dec 23.*2.*active/);
  });

  it('has no churn where there were no plans, and says that nothing is due', async () => {
    renderAdminPage('repeatDeliveries', [overviewAnswer({ churn: null, demand: [] }), plansAnswer(null, [])]);
    expect(await screen.findByText('Nothing comes again')).toBeVisible();
    expect(screen.getByText('Churn in 30 days').nextSibling).toHaveTextContent('–');
    expect(await screen.findByText('No such plans')).toBeVisible();
  });

  it('shows those of one state', async () => {
    const paused = aRow({ _id: 'plan-2', status: 'PAUSED', problem: 'Your card was declined.' });
    renderAdminPage('repeatDeliveries', [
      overviewAnswer(),
      plansAnswer(null, [aRow()]),
      plansAnswer('PAUSED', [paused]),
    ]);
    await screen.findByRole('row', { name: /3 × Salmon kibble/ });
    await userEvent.click(screen.getByRole('radio', { name: 'Paused' }));
    expect(await screen.findByText('Your card was declined.')).toBeVisible();
  });

  it('asks again for what could not be loaded', async () => {
    renderAdminPage('repeatDeliveries', [
      { request: { query: RepeatOverviewDocument }, error: new Error('Gone') },
      overviewAnswer(),
      plansAnswer(null, []),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Gone');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('12.5%')).toBeVisible());
  });
});
