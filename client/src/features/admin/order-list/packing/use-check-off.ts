import { useState } from 'react';
import { type Counted, type Desk, type DeskLine, isCheckedOff, readScan, type Scan } from './check-off.ts';

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

/** Pieces that are checked off while they are packed, by a tick or by a scan. Nobody but this page knows them. */
export function useCheckOff(onOrder: (number: string) => void) {
  const [counted, setCounted] = useState<Counted>(new Map());
  const [current, setCurrent] = useState<string | null>(null);
  const [last, setLast] = useState<Scan | null>(null);

  function count(id: string, pieces: number) {
    setCounted((before) => new Map(before).set(id, pieces));
  }

  /** Checks off the whole line, or nothing of it. */
  function toggle(line: DeskLine) {
    count(line._id, isCheckedOff(line, counted) ? 0 : line.accessoriesAmount);
  }

  /** @returns whether it was one that is packed here */
  function scan(text: string, { packed, ...desk }: Omit<Desk, 'counted'>): boolean {
    const isOpen = current !== null && packed.includes(current);
    const found = readScan(text, { ...desk, packed: isOpen ? [current] : packed, counted });
    setLast(found);
    if (found.kind === 'refused') playRefusal();
    if (found.kind === 'line') count(found.id, found.pieces);
    if (found.kind === 'order') {
      setCurrent(found.number);
      onOrder(found.number);
    }
    return found.kind !== 'refused';
  }

  return { counted, current, last, toggle, scan };
}

export type CheckOff = ReturnType<typeof useCheckOff>;
