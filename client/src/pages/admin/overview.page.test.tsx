import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdoptionFiguresDocument } from '../../features/admin/dashboard/api/adoption-figures.operations.ts';
import { shopZone } from '../../lib/format/shop-time-zone.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';
import {
  adoptionFiguresOf,
  aRevenue,
  busyShop,
  newShop,
  overviewAnswer,
  periodBeforeAnswer,
  revenueBeforeAnswer,
} from '../../testing/overview-data.ts';

/**
 * Charts are drawn to the size that a page gives them. Nothing is laid out here, so they stay unmeasured, which
 * they take as a size below 0, but where a test is about them.
 */
function giveChartsSize(width: number, height: number) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ width, height } as DOMRect);
}

beforeEach(() => giveChartsSize(-1, -1));
afterEach(() => jest.restoreAllMocks());

function panel(name: string) {
  return within(screen.getByRole('region', { name }));
}

// Back to this machine's own clock.
afterEach(() => {
  shopZone.name = '';
});

describe('the overview', () => {
  it('shows what came in, set beside what came in before', async () => {
    renderAdminPage('', [overviewAnswer(busyShop), revenueBeforeAnswer, periodBeforeAnswer()]);

    await screen.findByRole('region', { name: 'Today' });
    expect(panel('Today').getByText('$440.00')).toBeVisible();
    expect(await panel('Today').findByText('All of yesterday: $80.00')).toBeVisible();
    expect(panel('This month').getByText('$1,500.00')).toBeVisible();
    expect(
      await panel('This month').findByText('50% more than last month by this day ($1,000.00)'),
    ).toBeVisible();
    expect(panel('Revenue by day').getByText('$2,500.00')).toBeVisible();
    expect(
      await panel('Revenue by day').findByText('25% more than in the 30 days before ($2,000.00)'),
    ).toBeVisible();
  });

  it('says beside it what banks have taken by disputes, and nothing where they have not', async () => {
    const month = { ...busyShop, thisMonth: aRevenue(1100, 400, 20, 45) };
    renderAdminPage('', [overviewAnswer(month), revenueBeforeAnswer, periodBeforeAnswer()]);

    await screen.findByRole('region', { name: 'This month' });
    expect(panel('This month').getByText(/disputed/)).toHaveTextContent(
      /animals \$400\.00 · disputed \$45\.00$/,
    );
    expect(panel('Today').queryByText(/disputed/)).not.toBeInTheDocument();
  });

  it('leads to what wants to be done', async () => {
    renderAdminPage('', [overviewAnswer(busyShop), revenueBeforeAnswer, periodBeforeAnswer()]);

    await screen.findByRole('region', { name: 'To do' });
    const toDo = panel('To do');
    expect(toDo.getByRole('link', { name: '2 animal orders wait for an answer' })).toHaveAttribute(
      'href',
      '/adminDashboard/ManagePetsOrder?status=pending',
    );
    expect(toDo.getByRole('link', { name: '1 order is paid, ready to ship' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders?status=paid',
    );
    expect(toDo.getByRole('link', { name: '3 requests wait for an answer' })).toHaveAttribute(
      'href',
      '/adminDashboard/orders?requests=open',
    );
    expect(toDo.getByRole('link', { name: '4 questions wait for an answer, 1 overdue' })).toHaveAttribute(
      'href',
      '/adminDashboard/questions',
    );
    expect(toDo.getByRole('link', { name: '312 items run low' })).toBeVisible();
    const disputes = toDo.getByRole('link', { name: /^1 dispute needs an answer, by Dec 5, 2026/ });
    expect(disputes).toHaveAttribute('href', '/adminDashboard/orders/FP-7K3M-92QD');
    expect(panel('Low stock').getByRole('link', { name: 'Salmon kibble' })).toHaveAttribute(
      'href',
      '/adminDashboard/ManagePetsdata?q=Salmon%20kibble',
    );
    expect(panel('Low stock').getByText('none left')).toBeVisible();
    expect(panel('Best sellers').getByText('24 pieces')).toBeVisible();
  });

  it('says the figures of every chart in words and in a table as well', async () => {
    giveChartsSize(600, 280);
    renderAdminPage('', [overviewAnswer(busyShop), revenueBeforeAnswer, periodBeforeAnswer()]);

    expect(
      await screen.findByRole('img', {
        name: /^Bar chart of the revenue by day, .+: \$2,500.00 in all; the best day was .+ Nov 19, 2026 with \$1,500.00$/,
      }),
    ).toBeVisible();
    expect(
      screen.getByRole('img', { name: 'Bar chart of animal orders by status: 2 pending, 5 approved' }),
    ).toBeVisible();
    await userEvent.click(panel('Revenue by day').getByRole('button', { name: 'Show as table' }));
    const row = screen.getByRole('row', { name: /Nov 19, 2026/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['20', '$1,500.00', '$0.00', '$1,500.00']);

    await userEvent.click(panel('Animal orders').getByRole('button', { name: 'Show as table' }));
    const approved = panel('Animal orders').getByRole('row', { name: /Approved/ });
    expect(within(approved).getByRole('cell')).toHaveTextContent('5');
    expect(within(approved).getByRole('link')).toHaveAttribute(
      'href',
      '/adminDashboard/ManagePetsOrder?status=approved',
    );
    await userEvent.click(panel('Animal orders').getByRole('button', { name: 'Show as chart' }));
    expect(panel('Animal orders').queryByRole('table')).not.toBeInTheDocument();
  });

  it('fetches another period', async () => {
    renderAdminPage('', [
      overviewAnswer(busyShop),
      revenueBeforeAnswer,
      periodBeforeAnswer(),
      overviewAnswer({ ...busyShop, period: aRevenue(60, 0, 7) }, 'period=7-days'),
      periodBeforeAnswer('period=7-days'),
    ]);

    await screen.findByText('$2,500.00');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    expect(await screen.findByText('97% less than in the 7 days before ($2,000.00)')).toBeVisible();
    expect(screen.queryByText('$2,500.00')).not.toBeInTheDocument();
    expect(screen.getByText('$440.00')).toBeVisible();
  });

  it('keeps the old figures while those of another period are on their way, without comparing them', async () => {
    const never = { ...overviewAnswer(newShop, 'period=7-days'), delay: 1e8 };
    renderAdminPage('', [
      overviewAnswer(busyShop),
      revenueBeforeAnswer,
      periodBeforeAnswer(),
      never,
      periodBeforeAnswer('period=7-days'),
    ]);

    await screen.findByText('25% more than in the 30 days before ($2,000.00)');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(screen.queryByText(/days before/)).not.toBeInTheDocument());
    expect(screen.getByText('$2,500.00')).toBeVisible();
  });

  it('takes days of one’s own once they make sense, and opens with those of the address', async () => {
    const [first, middle] = [
      'period=custom&from=2026-03-01&to=2026-03-02',
      'period=custom&from=2026-03-02&to=2026-03-02',
    ];
    renderAdminPage(`?${first}`, [
      overviewAnswer(newShop, first),
      revenueBeforeAnswer,
      periodBeforeAnswer(first),
      overviewAnswer(busyShop, middle),
      periodBeforeAnswer(middle),
    ]);

    const field = await screen.findByLabelText('First day');
    expect(field).toHaveValue('2026-03-01');
    await userEvent.clear(field);
    await userEvent.type(field, '2026-03-03');
    expect(await screen.findByText('Not before the first day')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '2026-03-02');
    expect(await screen.findByText('25% more than on the day before ($2,000.00)')).toBeVisible();
  });

  it('says of a new shop that there is nothing yet', async () => {
    renderAdminPage('', [overviewAnswer(newShop), revenueBeforeAnswer, periodBeforeAnswer()]);

    expect(await screen.findByText(/^Nothing came in from/)).toBeVisible();
    expect(screen.getByText('Nothing was sold in this period.')).toBeVisible();
    expect(screen.getByText('Everything is well stocked.')).toBeVisible();
    expect(screen.getByRole('link', { name: '0 animal orders wait for an answer' })).toBeVisible();
  });

  it('is asked for the shop’s days by who is elsewhere', async () => {
    shopZone.name = 'Pacific/Auckland';
    renderAdminPage('', [overviewAnswer(busyShop), periodBeforeAnswer()]);

    expect(await screen.findByText('25% more than in the 30 days before ($2,000.00)')).toBeVisible();
  });

  it('says so when it can not be fetched, and tries again', async () => {
    const { request, ...answer } = overviewAnswer(busyShop);
    renderAdminPage('', [
      { request, error: new Error('No connection') },
      { request, ...answer },
      revenueBeforeAnswer,
      periodBeforeAnswer(),
    ]);

    expect(await screen.findByText('No connection')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('$2,500.00')).toBeVisible());
  });
});

describe('the way home of animals', () => {
  const shown = [overviewAnswer(busyShop), revenueBeforeAnswer, periodBeforeAnswer()];

  function figures(result: object) {
    return { request: { query: AdoptionFiguresDocument, variables: () => true }, result } as never;
  }

  it.each([
    [
      { movedIn: 3, known: 2, averageDays: 12.5, medianDays: 9 },
      /3After 13 days in the shop on average, half of them within 9 days \(known of 2\)/,
    ],
    [{ movedIn: 1 }, /When they came stands in none of their files/],
    [
      { applications: 4, answeredInTime: 2, answeredLate: 1 },
      /67%4 applications came: 2 answered in time, 1 late/,
    ],
    [{ applications: 1 }, /Nothing was due1 application came/],
    [{ returned: 2 }, /Came back2/],
  ])('of %j reads %s', async (changes, text) => {
    renderAdminPage('', [figures({ data: { adoptionFigures: adoptionFiguresOf(changes) } }), ...shown]);
    await screen.findByText('Came back');
    expect(screen.getByRole('region', { name: 'Animals’ way home' })).toHaveTextContent(text);
  });

  it('says where there was none', async () => {
    renderAdminPage('', [...shown]);
    expect(await screen.findByText(/Nobody applied for an animal in this period/)).toBeVisible();
  });

  it('can be asked for again where it can not be had', async () => {
    renderAdminPage('', [figures({ errors: [{ message: 'Down' }] }), ...shown]);
    const region = within(await screen.findByRole('region', { name: 'Animals’ way home' }));
    expect(await region.findByRole('button', { name: /Try again/ })).toBeVisible();
  });
});
