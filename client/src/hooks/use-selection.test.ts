import { act, renderHook } from '@testing-library/react';
import { useSelection } from './use-selection.ts';

it('begins anew with each list, also with one that was shown before', () => {
  const { result, rerender } = renderHook(({ list }) => useSelection(['a', 'b'], list), {
    initialProps: { list: 'To ship' },
  });
  act(() => result.current.toggle('a'));
  expect(result.current.selected).toEqual(['a']);
  rerender({ list: 'Shipped' });
  rerender({ list: 'To ship' });
  expect(result.current.selected).toEqual([]);
});
