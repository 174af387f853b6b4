import { useEffect } from 'react';
import { noteSeen } from '../../../lib/cart-store/browsing.ts';

/** Keeps an item as the latest that was looked at. */
export function useNoteSeen(petId: string): void {
  useEffect(() => noteSeen(petId), [petId]);
}
