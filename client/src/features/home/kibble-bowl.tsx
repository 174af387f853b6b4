/** Kibbles in each row of the heap, from the rim up: twenty, so that every quarter is five of them. */
const ROWS = [8, 6, 4, 2];
const GAP = 15.5;

/** The order in which kibbles become new food: spread over the heap, as if stirred in. */
const STIRRED = [5, 11, 2, 15, 18, 8, 0, 13, 7, 16, 3, 10, 19, 6, 12, 1, 14, 4, 17, 9];

/** A bowl of food of which `newFood` percent are new. The numbers stand in the text beside it. */
export function KibbleBowl({ newFood }: { readonly newFood: number }) {
  const kibbles = heap(newFood);
  return (
    <svg
      viewBox="0 0 160 118"
      width="180"
      height="133"
      aria-hidden
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      {kibbles.map(({ key, x, y, turn, isNew }) => (
        <ellipse
          key={key}
          cx={x}
          cy={y}
          rx={8.6}
          ry={7}
          transform={`rotate(${turn} ${x} ${y})`}
          fill={isNew ? 'var(--new-food)' : 'var(--old-food)'}
        />
      ))}
      <path d="M14 66h132c-2 28-14 48-34 48h-64c-20 0-32-20-34-48z" fill="var(--bowl)" />
      <path
        d="M34 76c3 14 9 24 18 29"
        fill="none"
        stroke="#fbf7f0"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.28"
      />
      <rect x="8" y="61" width="144" height="12" rx="6" fill="var(--bowl)" />
      <rect x="8" y="61" width="144" height="12" rx="6" fill="#fbf7f0" opacity="0.16" />
      <g fill="#fbf7f0" opacity="0.88">
        <ellipse cx="69" cy="90" rx="3" ry="4" transform="rotate(-24 69 90)" />
        <ellipse cx="76" cy="85.5" rx="3" ry="4" transform="rotate(-8 76 85.5)" />
        <ellipse cx="84" cy="85.5" rx="3" ry="4" transform="rotate(8 84 85.5)" />
        <ellipse cx="91" cy="90" rx="3" ry="4" transform="rotate(24 91 90)" />
        <path d="M80 91c5 0 10 6 10 10 0 3.5-3 4.5-5.5 4-2-.4-3-.7-4.5-.7s-2.5.3-4.5.7c-2.5.5-5.5-.5-5.5-4 0-4 5-10 10-10z" />
      </g>
    </svg>
  );
}

function heap(newFood: number) {
  const newCount = Math.round((newFood / 100) * STIRRED.length);
  const isNew = new Set(STIRRED.slice(0, newCount));
  const places = ROWS.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      // From the middle of the rim.
      x: 80 + (column - (count - 1) / 2) * GAP,
      y: 64 - row * 11 - ((column * 5 + row * 3) % 4),
    })),
  );
  return places.map((place, index) => ({
    ...place,
    key: `${index}`,
    turn: (index * 47) % 60,
    isNew: isNew.has(index),
  }));
}
