import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { Barcode } from '../../../ui/barcode.tsx';
import type { OwnOrder } from '../hooks/use-order.ts';
import classes from './return-slip.module.css';

interface ReturnSlipProps {
  readonly order: OwnOrder;
  readonly returned: OwnOrder['problems'];
}

/** What comes back, from whom and to whom, with the order's number as bars for who opens the parcel. */
export function ReturnSlip({ order: { number, username }, returned }: ReturnSlipProps) {
  const { name, address } = useShopFacts();
  return (
    <article className={classes.slip} aria-label={`Return slip of order ${number}`}>
      <div className={classes.head}>
        <section>
          <h2>To</h2>
          <address>
            <strong dir="auto">{name}</strong>
            {'\n'}
            <bdi>{address}</bdi>
          </address>
        </section>
        <section className={classes.number}>
          <h2>Return of {number}</h2>
          <Barcode text={number} className={classes.barcode} />
        </section>
      </div>
      <p>
        From <bdi>{username}</bdi>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Item</th>
          </tr>
        </thead>
        <tbody>
          {returned.flatMap(({ id, lines }) =>
            lines.map(({ quantity, entry: { _id, petname } }) => (
              <tr key={`${id} ${_id}`}>
                <td>{quantity}</td>
                <th scope="row">
                  <bdi>{petname}</bdi>
                </th>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>Put this into the parcel. We write to you once it is here.</p>
    </article>
  );
}
