import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps {
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** The place of what is still on its way. */
export function Skeleton({ className = '', style }: SkeletonProps) {
  return (
    <div className={`${className} ${classes.skeleton}`} style={style} data-visible data-animate aria-hidden />
  );
}
