import { Text } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import {
  type FocalPoint,
  focalPointAt,
  objectPositionOf,
} from '../../../../../../domain/pictures/focal-point.ts';
import { fallbackUrlOf } from '../../../../../../domain/pictures/page-pictures.ts';
import { type EditedPicture, pointAfterKey } from './picture-order.ts';
import classes from './pictures-section.module.css';

/** How long nothing moves the point before it is saved, in milliseconds. */
const REST_MS = 500;

interface FocalPointFieldProps {
  readonly picture: EditedPicture;
  readonly onChange: (point: FocalPoint) => void;
}

/** All of a picture with the point that every frame keeps in sight: dragged, or moved with the arrow keys. */
export function FocalPointField({ picture, onChange }: FocalPointFieldProps) {
  const helpId = useId();
  const [point, setPoint] = useState<FocalPoint>(picture.focalPoint);
  useSavedAtRest(point, picture.focalPoint, onChange);
  const [x, y] = [percent(point.x), percent(point.y)];

  function follow({ clientX, clientY, currentTarget, buttons }: PointerEvent) {
    if (buttons === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint(focalPointAt({ x: clientX - left, y: clientY - top }, { width, height }));
  }

  function handleKey(event: KeyboardEvent) {
    const next = pointAfterKey(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    setPoint(next);
  }

  return (
    <div className={classes.focus}>
      <button
        type="button"
        className={classes.whole}
        aria-label={`Focal point: ${x} % from the left, ${y} % from the top`}
        aria-describedby={helpId}
        onKeyDown={handleKey}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <img src={fallbackUrlOf(picture)} alt="" draggable={false} />
        <span className={classes.point} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden />
      </button>
      <img
        className={classes.cut}
        src={fallbackUrlOf(picture)}
        alt=""
        style={{ objectPosition: objectPositionOf(point, picture) }}
      />
      <Text id={helpId} size="xs" c="dimmed" className={classes.help}>
        Every frame keeps this point in sight. Press or drag in the picture, or use the arrow keys, with Shift
        for larger steps. Beside it is how lists show it.
      </Text>
    </div>
  );
}

/** Saves a point once it rests, and where its field is closed before. */
function useSavedAtRest(point: FocalPoint, saved: FocalPoint, onChange: (point: FocalPoint) => void): void {
  const save = useRef(() => {});
  useEffect(() => {
    save.current = () => {
      if (!isSame(point, saved)) onChange(point);
    };
  });
  useEffect(() => {
    if (isSame(point, saved)) return;
    const timer = setTimeout(() => save.current(), REST_MS);
    return () => clearTimeout(timer);
  }, [point, saved]);
  useEffect(() => () => save.current(), []);
}

function isSame(one: FocalPoint, other: FocalPoint): boolean {
  return one.x === other.x && one.y === other.y;
}

function percent(part: number): number {
  return Math.round(part * 100);
}
