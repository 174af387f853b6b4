import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PetPicture } from './pet-picture.tsx';

function aPicture(hash: string) {
  return { hash, placeholder: 'data:,', width: 1200, height: 900, objectPosition: '50% 0%' };
}

const aPet = (hash: string, alt = 'Bramble') => <PetPicture image={aPicture(hash)} alt={alt} sizes="10rem" />;

const file = () => document.querySelector('img');

describe('a picture that fails to load', () => {
  it('is a paw of the same name instead, and no broken file', () => {
    render(aPet('a'));
    expect(screen.getByRole('img', { name: 'Bramble' })).toBe(file());
    fireEvent.error(screen.getByRole('img'));
    expect(file()).toBeNull();
    expect(screen.getByRole('img', { name: 'Bramble' }).querySelector('svg')).toBeVisible();
  });

  it('is nothing to those who listen where its name stands beside it', () => {
    const { container } = render(aPet('a', ''));
    fireEvent.error(container.querySelector('img') as Element);
    expect(file()).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('gives way to the next picture of the same frame', () => {
    const { rerender } = render(aPet('a'));
    fireEvent.error(screen.getByRole('img'));
    rerender(aPet('other'));
    expect(file()).toHaveAttribute('src', expect.stringContaining('other'));
  });

  it('is a paw where it failed before the page came to life, too', async () => {
    const drawn = document.createElement('div');
    document.body.append(drawn);
    drawn.innerHTML = renderToString(aPet('a'));
    Object.defineProperty(drawn.querySelector('img'), 'complete', { value: true });
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(drawn, aPet('a'));
    });
    expect(file()).toBeNull();
    expect(screen.getByRole('img', { name: 'Bramble' })).toBeVisible();
    await act(async () => root?.unmount());
    drawn.remove();
  });
});
