import { act, renderHook } from '@testing-library/react';
import { MINUTE_MS } from '../../../../../../domain/durations.ts';
import { useUndoOffer } from './use-undo-offer.ts';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

function pass(minutes: number) {
  act(() => jest.advanceTimersByTime(minutes * MINUTE_MS));
}

describe('an undo offer', () => {
  it('expires', () => {
    const { result } = renderHook(() => useUndoOffer('2026-03-01T12:04:00Z'));
    pass(3.9);
    expect(result.current).toBe(true);
    pass(0.2);
    expect(result.current).toBe(false);
  });

  it.each(['2026-03-01T11:00:00Z', '2026-03-01T13:00:00Z'])(
    'lasts ten minutes where clock skew makes it end at %s',
    (until) => {
      const { result } = renderHook(() => useUndoOffer(until));
      pass(9.9);
      expect(result.current).toBe(true);
      pass(0.2);
      expect(result.current).toBe(false);
    },
  );

  it('is absent where the shop makes none', () => {
    expect(renderHook(() => useUndoOffer(null)).result.current).toBe(false);
  });

  it('restarts when the shop renews it', () => {
    const { result, rerender } = renderHook(({ until }) => useUndoOffer(until), {
      initialProps: { until: '2026-03-01T12:01:00Z' },
    });
    pass(2);
    rerender({ until: '2026-03-01T12:12:00Z' });
    expect(result.current).toBe(true);
  });
});
