import { IconBrandFacebook, IconBrandInstagram, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';
import { SHOP_NAME } from '../../../../domain/pages/page-head.ts';
import { signInState } from '../../lib/auth/sign-in-state.ts';
import { useSession } from '../../lib/session/session.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { type NavigationMenu, shopMenus } from '../navigation/menus.ts';
import classes from './page-footer.module.css';

const networks = [
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: IconBrandInstagram },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: IconBrandFacebook },
  { name: 'X', href: 'https://x.com/', Icon: IconBrandX },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: IconBrandYoutube },
];

export function PageFooter() {
  const { status } = useSession();
  const location = useLocation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <p className={classes.name}>{SHOP_NAME}</p>
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
          <ul className={classes.networks} aria-label="Follow us">
            {networks.map(({ name, href, Icon }) => (
              <li key={name}>
                <a
                  href={href}
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
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {shopMenus.map((menu) => (
            <Column key={menu.label} {...menu} />
          ))}
        </nav>
      </div>
    </footer>
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
