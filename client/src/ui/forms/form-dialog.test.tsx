import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openOverlays } from '../../lib/overlays/open-overlays.ts';
import { keepSteps } from '../../lib/overlays/overlay-steps.ts';
import { FormDialog } from './form-dialog.tsx';
import { LeaveQuestion } from './leave-question.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      <FormDialog isOpen={isOpen} title="A note" onClose={() => setOpen(false)}>
        {({ isLeaving, onDirty, onStay, onClose }) => (
          <>
            <input aria-label="Text" onChange={() => onDirty(true)} />
            {isLeaving && <LeaveQuestion onStay={onStay} onLeave={onClose} />}
          </>
        )}
      </FormDialog>
    </>
  );
}

/** A page with a dialog, reached from home. @returns where the tab is, and what Back does */
async function openDialog() {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/page', element: <Page /> },
    ],
    { initialEntries: ['/', '/page'], initialIndex: 1 },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  end = keepSteps(router);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  await screen.findByRole('dialog', { name: 'A note' });
  return { path: () => router.state.location.pathname, back: () => act(() => router.navigate(-1)) };
}

let end: () => void;
afterEach(() => end());

it('is closed by Back while nothing was typed', async () => {
  const tab = await openDialog();
  await tab.back();
  await waitFor(() => expect(openOverlays()).toEqual([]));
  expect(tab.path()).toBe('/page');
});

it('asks at Back, and at the next again, before what was typed is lost', async () => {
  const tab = await openDialog();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Half a');
  for (const _ of ['once', 'again']) {
    await tab.back();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Half a');
  }

  await tab.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(openOverlays()).toEqual([]));
  expect(tab.path()).toBe('/page');
  await tab.back();
  await waitFor(() => expect(tab.path()).toBe('/'));
});
