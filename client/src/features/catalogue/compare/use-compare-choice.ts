import { latestComparison, saveComparison, useComparison } from '../../../lib/cart-store/browsing.ts';
import { showAlert } from '../../../ui/notifications/notifications.ts';
import { choose } from './choose.ts';

/** Whether an item is compared, and how to change that. What can't be is said. */
export function useCompareChoice(pet: Parameters<typeof choose>[1]) {
  const isCompared = useComparison()?.petIds.includes(pet._id) ?? false;

  function toggle() {
    const choice = choose(latestComparison(), pet);
    if ('refusal' in choice) showAlert(choice.refusal);
    else saveComparison(choice.comparison);
  }

  return { isCompared, toggle };
}
