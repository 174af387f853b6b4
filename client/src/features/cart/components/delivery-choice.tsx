import { useId } from 'react';
import { addressLines } from '../../../../../domain/packing/address-lines.ts';
import { hoursLines } from '../../../../../domain/shop-settings/opening-hours.ts';
import type { DeliveryMethod } from '../../../gql/graphql.ts';
import { changeChoices } from '../../../lib/cart-store/cart-store.ts';
import { useShopFacts } from '../../../lib/shop-facts/use-shop-facts.ts';
import { Money } from '../../../ui/money.tsx';
import { useTimeLeft } from '../hooks/use-time-left.ts';
import { type DeliveryOption, deliveryName, deliveryNote, timeLeft } from '../lib/delivery-choice.ts';
import classes from './delivery-choice.module.css';

interface DeliveryChoiceProps {
  readonly options: readonly DeliveryOption[];
  /** What the shopper picked; undefined where the shop chose. */
  readonly picked: DeliveryMethod | undefined;
  readonly chosen: DeliveryMethod;
  /** What picking up at the shop would take off, where it does not. */
  readonly curbsideOffer: string | undefined;
  readonly isLocked: boolean;
  /** Called when the hour has come up to which an option could be had. */
  readonly onOver: () => void;
}

/** All ways to get the cart, with what each costs, when it comes, and what is missing for it. */
export function DeliveryChoice(props: DeliveryChoiceProps) {
  const { options, picked, chosen, curbsideOffer, isLocked, onOver } = props;
  const name = useId();
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Delivery</legend>
      <p className={classes.note} role="status">
        {deliveryNote(picked, chosen, options)}
      </p>
      {options.map((option) => (
        <Option
          key={option.method}
          name={name}
          option={option}
          offer={option.method === 'CURBSIDE' ? curbsideOffer : undefined}
          isChosen={option.method === chosen}
          isLocked={isLocked}
          onOver={onOver}
        />
      ))}
    </fieldset>
  );
}

/** Where it is collected, and when somebody is there. */
function Place() {
  const { address, openingHours } = useShopFacts();
  const hours = hoursLines(openingHours).map(({ days, hours: times }) => `${days} ${times}`);
  return (
    <span className={classes.place}>
      {' '}
      At {addressLines(address).join(', ')}
      {hours.length > 0 && `, open ${hours.join(', ')}`}.
    </span>
  );
}

interface OptionProps {
  readonly name: string;
  readonly option: DeliveryOption;
  readonly offer: string | undefined;
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  readonly onOver: () => void;
}

function Option({ name, option, offer, isChosen, isLocked, onOver }: OptionProps) {
  const { method, price, isAvailable, reason, arrives } = option;
  const id = `${name}${method}`;
  const left = useTimeLeft(isAvailable ? (option.orderBefore ?? null) : null, onOver);
  return (
    <div className={classes.option} data-chosen={isChosen || undefined} data-off={!isAvailable || undefined}>
      <input
        type="radio"
        className={classes.radio}
        id={id}
        name={name}
        value={method}
        checked={isChosen}
        disabled={!isAvailable || isLocked}
        aria-describedby={`${id}-when`}
        onChange={() => changeChoices({ delivery: method })}
      />
      <label htmlFor={id} className={classes.label}>
        <span className={classes.name}>{deliveryName(method)}</span>{' '}
        <span className={classes.price}>{price === 0 ? 'Free' : <Money amount={price} />}</span>
      </label>
      <p id={`${id}-when`} className={classes.when}>
        {arrives}.{left > 0 && ` Order within ${timeLeft(left)}.`}
        {reason && <span className={classes.reason}> {reason}.</span>}
        {method === 'CURBSIDE' && <Place />}
        {offer && <span className={classes.reason}> {offer}</span>}
      </p>
    </div>
  );
}
