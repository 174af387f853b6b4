import { namePieces } from '../../../domain/orders/order-labels.ts';

/** Some pieces of a line of an order. */
interface Pieces {
  readonly quantity: number;
  readonly entry: { readonly _id: string; readonly petname: string };
}

/** Some pieces of lines of an order, in one line of text. */
export function PieceList({ lines }: { readonly lines: readonly Pieces[] }) {
  return lines.map(({ quantity, entry: { _id, petname } }, place) => (
    <span key={`${_id} ${quantity}`}>
      {place > 0 && ', '}
      {quantity} × <bdi>{petname}</bdi>
    </span>
  ));
}

/** "Salmon kibble and Basket bed": the lines without how many pieces of each. */
export function namesOfLines(lines: readonly Pick<Pieces, 'entry'>[]): string {
  return namePieces(lines.map(({ entry: { petname } }) => ({ petname, amount: 1 }))).names;
}
