import { act, renderHook } from '@testing-library/react';
import { useSearchText } from './use-search-text.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aField(value = '') {
  const asked: string[] = [];
  const hook = renderHook(({ of }) => useSearchText(of, (text) => asked.push(text)), {
    initialProps: { of: value },
  });
  return { asked, field: () => hook.result.current, rerender: hook.rerender };
}

it('asks once after a pause, without the blanks around the text', () => {
  const { asked, field } = aField();
  for (const typed of ['s', 'sa', ' sal ']) act(() => field().type(typed));
  expect(field().text).toBe(' sal ');
  act(() => jest.runAllTimers());
  expect(asked).toEqual(['sal']);
});

it('what is cleared does not come back with what was just typed', () => {
  const { asked, field } = aField();
  act(() => field().type('salmon'));
  act(() => field().clear());
  act(() => jest.runAllTimers());
  expect(asked).toEqual(['']);
  expect(field().text).toBe('');
});

it('shows what an address says that changes without typing', () => {
  const { asked, field, rerender } = aField('salmon');
  rerender({ of: 'kibble' });
  expect(field().text).toBe('kibble');
  expect(asked).toEqual([]);
});
