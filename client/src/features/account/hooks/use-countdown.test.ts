import { act, renderHook } from '@testing-library/react';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a countdown ends, and restarts with another occasion', () => {
  const { result, rerender } = renderHook(({ occasion }) => useCountdown(30, occasion), {
    initialProps: { occasion: 'first letter' },
  });
  expect(result.current).toBe(30);
  act(() => jest.advanceTimersByTime(12_000));
  expect(result.current).toBe(18);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(0);

  rerender({ occasion: 'second letter' });
  expect(result.current).toBe(30);
});
