import { useState } from 'react';
import { type Desk, readScan, type Scan } from './check-off.ts';

const PITCH_HZ = 220;
const SECONDS = 0.2;

/** A short low sound, for who looks at the shelf and not at the screen. Silent where the browser has none. */
function playRefusal(): void {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { type: 'square', frequency: PITCH_HZ });
  const quiet = new GainNode(audio, { gain: 0.1 });
  tone.connect(quiet).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}

/** Lines that are checked off while they are packed, by a tick or by a scan. Nobody but this page knows them. */
export function useCheckOff(onOrder: (number: string) => void) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const [last, setLast] = useState<Scan | null>(null);

  function toggle(id: string) {
    setChecked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  /** @returns whether it was one that is packed here */
  function scan(text: string, { packed, ...desk }: Omit<Desk, 'checked'>): boolean {
    const isOpen = current !== null && packed.includes(current);
    const found = readScan(text, { ...desk, packed: isOpen ? [current] : packed, checked });
    setLast(found);
    if (found.kind === 'refused') playRefusal();
    if (found.kind === 'line') toggle(found.id);
    if (found.kind === 'order') {
      setCurrent(found.number);
      onOrder(found.number);
    }
    return found.kind !== 'refused';
  }

  return { checked, current, last, toggle, scan };
}

export type CheckOff = ReturnType<typeof useCheckOff>;
