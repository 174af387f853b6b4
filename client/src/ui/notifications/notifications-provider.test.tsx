import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { confirmDialog, showErrorDialog } from './notifications.ts';
import NotificationsProvider from './notifications-provider.tsx';

function renderBoard() {
  return render(
    <MantineProvider env="test">
      <NotificationsProvider />
    </MantineProvider>,
  );
}

const question = { title: 'Are you sure?', text: 'It is gone then.', confirm: 'Yes', onConfirm: jest.fn() };

describe('the notifications provider', () => {
  it('shows a question that was asked before it had loaded', async () => {
    confirmDialog(question);
    renderBoard();
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
  });

  it('shows it once, and later ones at once', async () => {
    showErrorDialog('No connection');
    const { unmount } = renderBoard();
    expect(await screen.findByText('No connection')).toBeVisible();
    unmount();

    renderBoard();
    act(() => confirmDialog(question));
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible();
    expect(screen.queryByText('No connection')).not.toBeInTheDocument();
  });
});
