import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { openOverlays } from '../lib/overlays/open-overlays.ts';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { LazyDialog } from './lazy-dialog.tsx';
import NotificationsProvider from './notifications/notifications-provider.tsx';

interface NoteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What it was told since it is there. */
const told: boolean[] = [];

function Note({ isOpen, onClose }: NoteProps) {
  told.push(isOpen);
  useOverlay(isOpen, onClose);
  return isOpen ? (
    <button type="button" onClick={onClose}>
      Close the note
    </button>
  ) : null;
}

function Page({ load }: { readonly load: () => Promise<{ default: ComponentType<NoteProps> }> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the note
      </button>
      <LazyDialog load={load} props={{ isOpen, onClose: () => setOpen(false) }} />
    </>
  );
}

describe('a lazy dialog', () => {
  beforeEach(() => {
    told.length = 0;
  });

  it('loads at the first interaction, and shows when it is opened', async () => {
    const load = jest.fn(async () => ({ default: Note }));
    render(<Page load={load} />);
    expect(load).not.toHaveBeenCalled();

    await userEvent.hover(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(told).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Open the note' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close the note' }));
    expect(screen.queryByRole('button', { name: 'Close the note' })).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is mounted closed before it opens, so that it knows where the focus was', async () => {
    render(<Page load={async () => ({ default: Note })} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the note' }));
    await screen.findByRole('button', { name: 'Close the note' });
    expect([told[0], told.at(-1)]).toEqual([false, true]);
  });

  it('is one overlay, while its code loads and after that', async () => {
    let arrive: (module: { default: typeof Note }) => void = () => undefined;
    const code = new Promise<{ default: typeof Note }>((resolve) => {
      arrive = resolve;
    });
    render(<Page load={() => code} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the note' }));
    expect([openOverlays().length, told.length]).toEqual([1, 0]);

    arrive({ default: Note });
    const close = await screen.findByRole('button', { name: 'Close the note' });
    expect(openOverlays()).toHaveLength(1);
    await userEvent.click(close);
    expect(openOverlays()).toEqual([]);
  });

  it('is not opened any more where Back came before its code', async () => {
    let arrive: (module: { default: typeof Note }) => void = () => undefined;
    const code = new Promise<{ default: typeof Note }>((resolve) => {
      arrive = resolve;
    });
    render(<Page load={() => code} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open the note' }));
    act(() => openOverlays()[0]?.close());
    await act(async () => arrive({ default: Note }));
    expect([openOverlays(), told]).toEqual([[], []]);
  });

  it('alerts where its code fails to load, and opens at the next click', async () => {
    let isOffline = true;
    const load = async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return { default: Note };
    };
    render(
      <MantineProvider env="test">
        <NotificationsProvider />
        <Page load={load} />
      </MantineProvider>,
    );
    const opener = screen.getByRole('button', { name: 'Open the note' });
    await userEvent.click(opener);
    expect(await screen.findByText(/^This did not load\./)).toBeVisible();
    expect(told).toEqual([]);

    isOffline = false;
    await userEvent.click(opener);
    expect(await screen.findByRole('button', { name: 'Close the note' })).toBeVisible();
  });
});
