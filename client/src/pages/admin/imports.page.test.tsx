import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkStatusVar } from '../../lib/network-status.ts';
import { renderAdminPage } from '../../testing/admin-pages.tsx';

const counts = { created: 0, changed: 0, unchanged: 0, kept: 0, bad: 0, undone: 0, notUndone: 0 };
const uploaded = {
  ...{
    _id: 'i1',
    name: 'wagwell.csv',
    state: 'uploaded',
    by: 'ada@petshop.test',
    endedAt: null,
    problem: null,
  },
  ...{ createdAt: '2026-11-20T09:30:00.000Z', system: 'list', encoding: 'windows-1252', separator: ';' },
  ...{ headings: ['Art', 'Stock'], mapping: [null, 'stock'], setsStock: false, defaults: {}, rowCount: 3 },
  ...{ counts, progress: 0 },
  preview: {
    targets: ['sku', 'stock', 'petprice'],
    rows: [{ line: 2, cells: ['W-1', '7'] }],
    lookedAt: 3,
    items: [],
    counts: { created: 1, changed: 0, unchanged: 0, kept: 0, bad: 2 },
    badRows: [{ line: 3, reason: 'petprice: This field is required' }],
    kept: [],
  },
};
const { preview: _preview, ...running } = { ...uploaded, state: 'running', progress: 0.42 };
const done = { ...running, state: 'done', progress: 1, counts: { ...counts, created: 1, bad: 2 } };

const asked: [method: string, path: string, body?: unknown][] = [];

/** Answers by method and path, the answers of each one after another and the last one again and again. */
function answerWith(answers: Readonly<Record<string, readonly (object | Error)[]>>) {
  const given = new Map<string, number>();
  globalThis.fetch = (async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const key = `${method} ${path.split('?')[0]}`;
    const list = answers[key];
    if (!list) return new Response('{}');
    if (method !== 'GET') asked.push([method, path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    const place = given.get(key) ?? 0;
    given.set(key, place + 1);
    const answer = list[Math.min(place, list.length - 1)];
    if (answer instanceof Error) throw answer;
    const { status = 200 } = answer as { status?: number };
    return new Response(JSON.stringify(answer), { status });
  }) as typeof fetch;
}

beforeEach(() => {
  asked.length = 0;
  networkStatusVar('up');
});

async function open(address = 'imports') {
  renderAdminPage(address, []);
  await screen.findByRole('heading', { name: 'Imports' });
}

describe('the imports of the back office', () => {
  it('begin with none', async () => {
    answerWith({ 'GET /admin/imports': [{ imports: [] }] });
    await open();
    expect(await screen.findByText('Nothing was imported yet')).toBeVisible();
  });

  it('say why a file is none, and keep what was there', async () => {
    const error = { code: 'BAD_USER_INPUT', message: 'file: That is a workbook: save its sheet as CSV' };
    answerWith({
      'GET /admin/imports': [{ imports: [done] }],
      'POST /admin/imports': [{ status: 400, error }],
    });
    await open();
    await userEvent.upload(screen.getByLabelText('File of goods'), new File(['PK'], 'a.csv'));
    expect(await screen.findByRole('alert')).toHaveTextContent('That is a workbook');
    const table = within(await screen.findByRole('table', { name: 'Past imports' }));
    expect(table.getByRole('row', { name: /wagwell.csv .*Imported 1 item added/ })).toBeVisible();
  });

  it('come by themselves once the connection is back', async () => {
    answerWith({ 'GET /admin/imports': [new TypeError('Failed to fetch'), { imports: [done] }] });
    await open();
    expect(await screen.findByText('The shop does not answer')).toBeVisible();
    await act(async () => networkStatusVar('up'));
    expect(await screen.findByRole('table', { name: 'Past imports' })).toBeVisible();
  });
});

describe('a file', () => {
  it('is mapped, looked at, imported and undone', async () => {
    const mapped = { ...uploaded, mapping: ['sku', 'stock'] };
    answerWith({
      'GET /admin/imports/i1': [uploaded, running, done],
      'PUT /admin/imports/i1': [mapped],
      'POST /admin/imports/i1/start': [running],
      'POST /admin/imports/i1/undo': [
        {
          ...done,
          state: 'undone',
          counts: { ...done.counts, undone: 0, notUndone: 1 },
          notUndone: [{ id: 'p', petname: 'Ball', reason: 'It was ordered since' }],
        },
      ],
    });
    await open('imports?import=i1');
    expect(await screen.findByText(/^Read as a list: 3 rows, separated by semicolons/)).toBeVisible();
    expect(screen.getByText(/^The rows: 1 item added, .* 2 rows not imported/)).toBeVisible();
    expect(screen.getByRole('row', { name: /3 .*petprice: This field is required/ })).toBeVisible();

    await userEvent.selectOptions(screen.getByLabelText('What Art says'), 'SKU');
    expect(asked.at(-1)).toEqual([
      'PUT',
      '/admin/imports/i1',
      { mapping: ['sku', 'stock'], setsStock: false, defaults: {} },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Import 3 rows' }));
    expect(await screen.findByText('Being imported: 42 %')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo the import' }, { timeout: 4000 }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo the import' }),
    );
    expect(await screen.findByText('0 undone, 1 not')).toBeVisible();
    expect(screen.getByRole('row', { name: /Ball .*It was ordered since/ })).toBeVisible();
  });
});
