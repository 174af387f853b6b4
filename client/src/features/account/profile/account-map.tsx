import { Link } from 'react-router-dom';
import { pages } from '../../../../../domain/pages/pages.ts';
import classes from './section.module.css';

const places: readonly { readonly to: string; readonly label: string; readonly text: string }[] = [
  {
    to: pages.goodsOrders.path,
    label: 'Orders and reviews',
    text: 'Food and accessories, and how you like them',
  },
  { to: pages.petOrders.path, label: 'Animals you asked for', text: 'Waiting lists and handovers' },
  { to: pages.repeatDelivery.path, label: 'Repeat deliveries', text: 'What comes again, and when' },
  { to: pages.myAnimals.path, label: 'My animals', text: 'Weights, treatments, what is due' },
  { to: pages.wishList.path, label: 'Wish list', text: 'What you would like to have' },
  { to: '#sign-in', label: 'Name and sign-in', text: 'E-mail, password, Google, devices' },
  { to: '#addresses', label: 'Addresses', text: 'Where parcels go' },
  { to: '#cards', label: 'Saved cards', text: 'Kept by Stripe' },
  { to: '#watched', label: 'What you wait for', text: 'Back in stock, or cheaper' },
  { to: '#mails', label: 'E-mails', text: 'Which ones you get' },
  { to: '#take-along', label: 'Your data', text: 'All of it, to take along' },
  { to: '#delete', label: 'Delete your account', text: 'What goes, and what stays' },
];

/** Where everything of an account is. */
export function AccountMap() {
  return (
    <nav aria-label="Your account">
      <ul className={classes.map}>
        {places.map(({ to, label, text }) => (
          <li key={to}>
            {to.startsWith('#') ? (
              <a href={to} className={classes.place}>
                <Place label={label} text={text} />
              </a>
            ) : (
              <Link to={to} className={classes.place}>
                <Place label={label} text={text} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <>
      <span className={classes.name}>{label}</span>
      <br />
      <span className={classes.quiet}>{text}</span>
    </>
  );
}
