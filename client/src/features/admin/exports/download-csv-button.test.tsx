import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Session, SessionContext } from '../../../lib/session/session.tsx';
import NotificationsProvider from '../../../ui/notifications/notifications-provider.tsx';
import { DownloadCsvButton } from './download-csv-button.tsx';

interface Asked {
  readonly address: string;
  readonly authorization: string | null;
}

/** What the browser saved, by name. */
const saved: { name: string; file: Blob }[] = [];
const asked: Asked[] = [];

beforeEach(() => {
  saved.length = 0;
  asked.length = 0;
  const files = new Map<string, Blob>();
  URL.createObjectURL = (file) => {
    const address = `blob:${files.size}`;
    files.set(address, file as Blob);
    return address;
  };
  URL.revokeObjectURL = (address) => files.delete(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.get(this.href) as Blob });
  });
});
afterEach(() => jest.restoreAllMocks());

/** Answers requests one after another, the last answer again and again. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  globalThis.fetch = (async (address: string, { headers }: RequestInit = {}) => {
    asked.push({ address, authorization: new Headers(headers).get('authorization') });
    return answers[Math.min(asked.length, answers.length) - 1]?.();
  }) as typeof fetch;
}

function aFile(): Response {
  const headers = { 'content-disposition': 'attachment; filename="orders-taken-2026-11-26.csv"' };
  return new Response('number,paid\r\nFP-7K3M-92QD,12.50\r\n', { headers });
}

function aRefusal(status: number, message: string): Response {
  return new Response(JSON.stringify({ error: { code: 'ANY', message } }), { status });
}

function renderButton() {
  let renewed = 0;
  const getToken: Session['getToken'] = async ({ isForced = false } = {}) => {
    if (isForced) renewed += 1;
    return `token-${renewed}`;
  };
  render(
    <MantineProvider env="test">
      <NotificationsProvider />
      <SessionContext value={{ status: 'signed-in', getToken } as Session}>
        <DownloadCsvButton table="orders" />
      </SessionContext>
    </MantineProvider>,
  );
  return screen.getByRole('button', { name: 'Download CSV of all orders' });
}

describe('Download CSV', () => {
  it('saves the file as the shop names it, fetched as who is signed in', async () => {
    answerWith(aFile);
    await userEvent.click(renderButton());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual([{ address: '/admin/export/orders.csv', authorization: 'Bearer token-0' }]);
    expect(saved[0]?.name).toBe('orders-taken-2026-11-26.csv');
    expect(saved[0]?.file.size).toBe((await aFile().blob()).size);
  });

  it('is busy until the file is there, and asks for it once', async () => {
    let arrive: (answer: Response) => void = () => undefined;
    answerWith(() => new Promise((resolve) => (arrive = resolve)));
    const button = renderButton();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    arrive(aFile());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(asked).toHaveLength(1);
    expect(button).toHaveFocus();
  });

  it('renews a token that is rejected, once', async () => {
    answerWith(() => aRefusal(401, 'Please log in again'), aFile);
    await userEvent.click(renderButton());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer token-0', 'Bearer token-1']);
  });

  it.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['a refusal', () => aRefusal(403, 'Only admins may do this'), /Only admins may do this/],
    ['an answer of somebody else', () => new Response('<html>', { status: 502 }), /could not make the file/],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), /can’t be reached right now/],
  ])('says what went wrong at %s, and saves nothing', async (_what, answer, words) => {
    answerWith(answer);
    const button = renderButton();
    await userEvent.click(button);
    expect(await screen.findByRole('dialog')).toHaveTextContent(words);
    expect(saved).toEqual([]);
    expect(button).not.toHaveAttribute('aria-busy');
  });
});
