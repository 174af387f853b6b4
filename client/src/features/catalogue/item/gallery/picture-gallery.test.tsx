import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GalleryPicture } from './gallery-labels.ts';
import { PictureGallery } from './picture-gallery.tsx';

function aPicture(hash: string, alt: string | null = null): GalleryPicture {
  return { hash, alt, placeholder: 'data:,', width: 1200, height: 1600, objectPosition: '50% 0%' };
}

async function show(pictures: readonly GalleryPicture[]) {
  await act(async () => {
    render(
      <MantineProvider>
        <PictureGallery pictures={pictures} name="Wagwell" />
      </MantineProvider>,
    );
  });
}

const place = () => screen.getByRole('status').textContent;

it('is one picture that opens large, where there is one', async () => {
  await show([aPicture('a')]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  const opener = screen.getByRole('button', { name: 'Enlarge the picture of Wagwell' });
  expect(within(opener).getByRole('img')).toHaveAttribute('alt', 'Wagwell');
});

it('says that there is none', async () => {
  await show([]);
  expect(screen.getByRole('img', { name: 'Wagwell' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('is gone through with the arrow keys and by thumbnails, and says where one is', async () => {
  await show([aPicture('a'), aPicture('b', 'From the side'), aPicture('c')]);
  expect(place()).toBe('Picture 1 of 3');
  screen.getByRole('button', { name: 'Enlarge picture 1 of 3 of Wagwell' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(place()).toBe('Picture 2 of 3: From the side');
  const second = screen.getByRole('button', { name: 'Enlarge picture 2 of 3 of Wagwell: From the side' });
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(place()).toBe('Picture 1 of 3');
  const thumbnails = within(screen.getByRole('list', { name: 'Choose a picture' }));
  await userEvent.click(thumbnails.getByRole('button', { name: 'Picture 3 of 3' }));
  expect(place()).toBe('Picture 3 of 3');
  expect(thumbnails.getByRole('button', { current: true })).toHaveAccessibleName('Picture 3 of 3');
});

it('goes on from one large picture to the next, by keys and buttons, and stays at its ends', async () => {
  await show([aPicture('a'), aPicture('b')]);
  await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2 of Wagwell' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Wagwell' }));
  const large = () => dialog.getByRole('status').textContent;
  expect(large()).toBe('Picture 1 of 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
  expect(large()).toBe('Picture 1 of 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
  expect(large()).toBe('Picture 2 of 2');
  dialog.getByRole('button', { name: 'Look closer' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(large()).toBe('Picture 1 of 2');
  // What is zoomed is panned by the same keys.
  await userEvent.keyboard('{Enter}{ArrowRight}');
  expect(large()).toBe('Picture 1 of 2');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('shows each picture by its focal point', async () => {
  await show([aPicture('a')]);
  const frame = screen.getByRole('img').closest('picture');
  expect(frame).toHaveStyle({ objectPosition: '50% 0%', backgroundPosition: '50% 0%' });
});
