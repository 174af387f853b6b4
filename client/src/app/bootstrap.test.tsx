import { render, screen, waitFor } from '@testing-library/react';
import { shopStateVar } from '../lib/cart-store/cart-store.ts';
import { embedded } from '../testing/render-app.tsx';
import { bootstrap } from './bootstrap.tsx';

function serverAnswers(answer: () => Response) {
  globalThis.fetch = (async () => answer()) as typeof fetch;
}

function withServiceWorkers(getRegistrations: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations } });
}

beforeEach(() => localStorage.clear());

describe('bootstrap', () => {
  it('unregisters every service worker and restores the saved cart before the first page', async () => {
    const gone: string[] = [];
    const worker = (name: string) => ({ unregister: async () => gone.push(name) });
    withServiceWorkers(async () => [worker('/'), worker('/old/')]);
    const cart = [{ petId: 'kibble', accessoriesAmount: 2 }];
    localStorage.setItem('pet-store', JSON.stringify({ version: 1, cart }));
    serverAnswers(() => Response.json(embedded));

    const shop = await bootstrap();

    expect(gone).toEqual(['/', '/old/']);
    expect(shopStateVar().cart).toEqual(cart);
    render(shop);
    expect(await screen.findByRole('banner')).toBeInTheDocument();
  });

  it('continues with the displayed sign-in page, and remembers the requested one', async () => {
    withServiceWorkers(async () => []);
    serverAnswers(() => Response.json(embedded));
    history.replaceState(null, '', '/petorder?page=2#last');

    render(await bootstrap({ shown: '/login' }));

    expect(location.pathname).toBe('/login');
    expect(history.state.usr.from).toMatchObject({ pathname: '/petorder', search: '?page=2', hash: '#last' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeInTheDocument();
  });

  it('continues where the browser blocks service workers', async () => {
    withServiceWorkers(() => Promise.reject(new DOMException('Insecure', 'SecurityError')));
    serverAnswers(() => Response.json(embedded));
    await expect(bootstrap()).resolves.toBeTruthy();
  });

  it('asks the shop whether it is there as soon as the browser reports that the network is gone', async () => {
    withServiceWorkers(async () => []);
    const asked: string[] = [];
    globalThis.fetch = (async (address: RequestInfo | URL) => {
      asked.push(String(address));
      return Response.json(embedded);
    }) as typeof fetch;
    await bootstrap();
    dispatchEvent(new Event('offline'));
    await waitFor(() => expect(asked).toContain('/livez'));
  });

  it('fails with the reason when config.json can not be loaded', async () => {
    withServiceWorkers(async () => []);
    serverAnswers(() => new Response('', { status: 503 }));
    await expect(bootstrap()).rejects.toThrow('503');
  });
});
