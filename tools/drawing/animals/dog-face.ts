/** Measures of a face seen from the front, about 200 wide, with (0, 0) between the eyes. */
export interface DogFace {
  top: number;
  skull: number;
  cheek: readonly [halfWidth: number, y: number];
  jaw: readonly [halfWidth: number, y: number];
  chin: number;
  muzzle: { half: number; top: number; bottom: number };
  nose: { half: number; y: number };
  eye: { x: number; y: number; r: number; open: number; slant: number };
  ears: 'erect' | 'folded' | 'rose' | 'hanging';
  tuft: number;
}
