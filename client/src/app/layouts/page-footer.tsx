import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { phoneText } from '../../../../domain/input/phone-text.ts';
import { pages } from '../../../../domain/pages/pages.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import { signInState } from '../../lib/auth/sign-in-state.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { aboutMenu, type NavigationMenu, shopMenus } from '../navigation/menus.ts';
import classes from './page-footer.module.css';

/** Their icons weigh as much as the rest of the footer, and many shops have none. */
const Networks = lazyComponent(() => import('./networks.tsx'));

export function PageFooter() {
  const { status } = useSession();
  const location = useLocation();
  const facts = useShopFacts();
  const { instagram, facebook, x, youtube } = facts;
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <p className={classes.name}>{facts.name}</p>
          <p className={classes.text}>Everything an animal needs, and the animals who need you.</p>
          {status !== 'signed-in' && (
            <ButtonLink
              to="/register"
              state={signInState(location)}
              className={classes.signUp}
              data-waiting={status === 'loading' || undefined}
            >
              {pages.register.label}
            </ButtonLink>
          )}
          <Contact facts={facts} />
          {(instagram || facebook || x || youtube) && (
            <Suspense>
              <Networks facts={facts} />
            </Suspense>
          )}
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {shopMenus.map((menu) => (
            <Column key={menu.label} {...menu} />
          ))}
          <Column {...aboutMenu} />
        </nav>
      </div>
    </footer>
  );
}

/** Where the shop is, when it is open, and how it is reached. */
function Contact({ facts: { address, phone, email, openingHours } }: { readonly facts: ShopFacts }) {
  return (
    <address className={classes.contact}>
      <p className={classes.lines}>{address}</p>
      <p>
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={classes.link}>
          {phoneText(phone)}
        </a>
        <br />
        <a href={`mailto:${email}`} className={classes.link}>
          {email}
        </a>
      </p>
      <dl className={classes.hours} aria-label="Opening hours">
        {hoursLines(openingHours).map(({ days, hours }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </address>
  );
}

function Column({ label, links }: NavigationMenu) {
  return (
    <section aria-label={label}>
      <p className={classes.heading}>{label}</p>
      <ul className={classes.links}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to} className={classes.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
