import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useIsHydrated } from './use-hydrated.ts';

function Cart() {
  return <p>{useIsHydrated() ? 'What this browser keeps' : 'What the server knows'}</p>;
}

it('what only this browser knows is shown from the second render on, so that the first one is the server’s', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Cart />);
  expect(place).toHaveTextContent('What the server knows');

  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, <Cart />, { onRecoverableError }));
  expect(place).toHaveTextContent('What this browser keeps');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
