import { type RefObject, useEffect, useRef, useState } from 'react';

interface Strip {
  readonly strip: RefObject<HTMLUListElement | null>;
  /** The slide that is seen, from 0 on. */
  readonly current: number;
  /** Goes to a slide, and to the nearest there is for one beyond the ends. */
  readonly show: (place: number, isFocused?: boolean) => void;
}

/** A strip of slides that is scrolled by fingers, wheels and assistive technology, and says which slide it is at. */
export function useStrip(length: number): Strip {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const look = () => setCurrent(slideAt(element));
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);

  // One that was taken away meanwhile is not shown any more.
  useEffect(() => setCurrent((place) => Math.min(place, Math.max(0, length - 1))), [length]);

  function show(wanted: number, isFocused = false) {
    const place = Math.min(length - 1, Math.max(0, wanted));
    const slide = strip.current?.children[place];
    if (!(slide instanceof HTMLElement)) return;
    setCurrent(place);
    slide.parentElement?.scrollTo?.({ left: slide.offsetLeft - (slide.parentElement.offsetLeft ?? 0) });
    if (isFocused) slide.querySelector('button')?.focus({ preventScroll: true });
  }

  return { strip, current, show };
}

/** The slide that is nearest to the middle; of a strip that is written from right to left too. */
function slideAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(Math.abs(scrollLeft) / clientWidth) : 0;
}
