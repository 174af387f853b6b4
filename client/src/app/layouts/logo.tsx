import classes from './page-header.module.css';

/** The shop's paw. Its name is shown beside it. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="34" height="34" aria-hidden="true">
      <rect width="64" height="64" rx="20" className={classes.markGround} />
      <g className={classes.markPaw} transform="translate(9 8) scale(.72)">
        <ellipse cx="20" cy="18" rx="6" ry="8.5" transform="rotate(-14 20 18)" />
        <ellipse cx="44" cy="18" rx="6" ry="8.5" transform="rotate(14 44 18)" />
        <ellipse cx="8" cy="34" rx="5" ry="7.5" transform="rotate(-30 8 34)" />
        <ellipse cx="56" cy="34" rx="5" ry="7.5" transform="rotate(30 56 34)" />
        <path d="M32 30c9 0 18 10 18 18 0 6-5 8-9 8-3.5 0-5.5-2-9-2s-5.5 2-9 2c-4 0-9-2-9-8 0-8 9-18 18-18z" />
      </g>
    </svg>
  );
}
