import { IconBrandFacebook, IconBrandInstagram, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { pages } from '../../../../domain/pages/pages.ts';
import { hoursLines } from '../../../../domain/shop-settings/opening-hours.ts';
import type { ShopFacts } from '../../../../domain/shop-settings/shop-settings.ts';
import { signInState } from '../../lib/auth/sign-in-state.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useShopFacts } from '../../lib/shop-facts/use-shop-facts.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { type NavigationMenu, shopMenus } from '../navigation/menus.ts';
import classes from './page-footer.module.css';

const networks = [
  { name: 'Instagram', setting: 'instagram', Icon: IconBrandInstagram },
  { name: 'Facebook', setting: 'facebook', Icon: IconBrandFacebook },
  { name: 'X', setting: 'x', Icon: IconBrandX },
  { name: 'YouTube', setting: 'youtube', Icon: IconBrandYoutube },
] as const;

/** What an owner has written about the shop. */
const aboutMenu: NavigationMenu = {
  label: 'ABOUT',
  links: (['returns', 'privacy', 'terms'] as const).map((id) => ({
    label: pages[id].title,
    to: pages[id].path,
  })),
};

export function PageFooter() {
  const { status } = useSession();
  const location = useLocation();
  const facts = useShopFacts();
  const shown = networks.filter(({ setting }) => facts[setting]);
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
              SIGN UP
            </ButtonLink>
          )}
          <Contact facts={facts} />
          {shown.length > 0 && (
            <ul className={classes.networks} aria-label="Follow us">
              {shown.map(({ name, setting, Icon }) => (
                <li key={name}>
                  <a
                    href={facts[setting]}
                    className={classes.network}
                    aria-label={`${name} (opens a new tab)`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    <Icon size={22} stroke={1.6} aria-hidden />
                  </a>
                </li>
              ))}
            </ul>
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
          {phone}
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
