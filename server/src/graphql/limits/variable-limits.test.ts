import { queryLimits } from './query-limits.ts';
import { limitVariables } from './variable-limits.ts';

/** A value within so many objects. */
function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? { value: 1 } : { value: nested(depth - 1) };
}

it('lets variables be as deep and as many as the limits say, and no deeper and no more', () => {
  expect(() => limitVariables(nested(queryLimits.variableDepth))).not.toThrow();
  expect(() => limitVariables(nested(queryLimits.variableDepth + 1))).toThrow('levels of variables');
  expect(() => limitVariables({ list: Array(queryLimits.variableValues - 1).fill(1) })).not.toThrow();
  expect(() => limitVariables({ list: Array(queryLimits.variableValues).fill(1) })).toThrow(
    'values in variables',
  );
});
