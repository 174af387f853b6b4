import { code128 } from '../../../domain/packing/code-128.ts';

/** The empty margin that a scanner wants on both sides, in modules. */
const QUIET_ZONE = 10;
/** Only a proportion: the style says how large it is. */
const HEIGHT = 40;

/** A text as bars that a scanner reads (Code 128). Whoever reads finds it in letters beside them. */
export function Barcode({ text, className }: { readonly text: string; readonly className?: string }) {
  const barcode = code128(text);
  if (!barcode) return null;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_ZONE} 0 ${barcode.width + 2 * QUIET_ZONE} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      {barcode.bars.map(({ at, width }) => (
        <rect key={at} x={at} width={width} height={HEIGHT} fill="#000" />
      ))}
    </svg>
  );
}
