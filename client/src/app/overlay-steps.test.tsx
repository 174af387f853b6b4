import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '../lib/overlays/open-overlays.ts';
import { renderApp } from '../testing/render-app.tsx';
import { confirmDialog, showErrorDialog } from '../ui/notifications/notifications.ts';

/** Opens the drawer of the menu. */
async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
  return screen.findByRole('dialog', { name: 'Fern & Paw' });
}

const isGone = () => waitFor(() => expect(openOverlays()).toEqual([]));

it('Back closes the menu, and then leaves the page', async () => {
  const shop = await renderApp('/CatCare');
  await userEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Dog care' }));
  await waitFor(() => expect(document.title).toMatch(/^Dog care/));
  await openMenu();
  await waitFor(() => expect(openOverlays()).toHaveLength(1));
  await shop.back();
  await isGone();
  expect(shop.path()).toBe('/DogCare');
  await shop.back();
  expect(shop.path()).toBe('/CatCare');
});

it('a link of the menu leaves no step behind', async () => {
  const shop = await renderApp('/CatCare');
  await userEvent.click(within(await openMenu()).getByRole('link', { name: 'Dog care' }));
  await waitFor(() => expect(shop.path()).toBe('/DogCare'));
  await isGone();
  await shop.back();
  expect(shop.path()).toBe('/CatCare');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('Back closes the search of a phone', async () => {
  const shop = await renderApp('/CatCare');
  await userEvent.click(screen.getByRole('button', { name: 'Open the search' }));
  expect(await screen.findByRole('button', { name: 'Close the search' })).toBeInTheDocument();
  await waitFor(() => expect(openOverlays()).toHaveLength(1));
  await shop.back();
  expect(await screen.findByRole('button', { name: 'Open the search' })).toBeInTheDocument();
  expect(shop.path()).toBe('/CatCare');
});

it('Back answers a question by none of its buttons, and closes what it was asked of by the next', async () => {
  const shop = await renderApp('/CatCare');
  await openMenu();
  const confirmed = jest.fn();
  act(() => confirmDialog({ title: 'Really?', text: 'It is gone.', confirm: 'Yes', onConfirm: confirmed }));
  await screen.findByRole('dialog', { name: 'Really?' });
  await waitFor(() => expect(openOverlays()).toHaveLength(2));
  await shop.back();
  await waitFor(() => expect(openOverlays()).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Fern & Paw' })).toBeInTheDocument();
  await shop.back();
  await isGone();
  expect([confirmed.mock.calls, shop.path()]).toEqual([[], '/CatCare']);
});

it('Back closes a message that nobody has asked for', async () => {
  const shop = await renderApp('/CatCare');
  act(() => showErrorDialog('That did not work.'));
  await screen.findByText('That did not work.');
  await shop.back();
  await isGone();
  expect(shop.path()).toBe('/CatCare');
});
