import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a countdown ends, and restarts for another address', () => {
  const { result, rerender } = renderHook(({ address }) => useCountdown(30, address), {
    initialProps: { address: 'first@petshop.test' },
  });
  expect(result.current).toBe(30);
  act(() => jest.advanceTimersByTime(12_000));
  expect(result.current).toBe(18);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);

  rerender({ address: 'second@petshop.test' });
  expect(result.current).toBe(30);
});
