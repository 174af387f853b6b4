import { Button } from '@mantine/core';
import { IconBrandFacebook, IconBrandInstagram, IconBrandX, IconBrandYoutube } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '../lib/session.tsx';
import { SHOP_NAME } from '../ui/document-title.ts';
import { shopMenus } from './navigation.ts';
import classes from './page-footer.module.css';

const networks = [
  { name: 'Instagram', href: 'https://www.instagram.com/', Icon: IconBrandInstagram },
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: IconBrandFacebook },
  { name: 'X', href: 'https://x.com/', Icon: IconBrandX },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: IconBrandYoutube },
];

/** Menus that name each page once. */
const columns = shopMenus.slice(0, 2);

export function PageFooter() {
  const { status } = useSession();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.about}>
          <p className={classes.name}>{SHOP_NAME}</p>
          <p className={classes.text}>Everything an animal needs, and the animals who need you.</p>
          {status === 'signed-out' && (
            <Button component={Link} to="/register" variant="white" color="dark">
              SIGN UP
            </Button>
          )}
        </div>
        <nav className={classes.columns} aria-label="Footer">
          {columns.map(({ label, links }) => (
            <ul key={label} className={classes.links} aria-label={label}>
              {links.map(({ label: name, to }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
        <ul className={classes.networks} aria-label="Follow us">
          {networks.map(({ name, href, Icon }) => (
            <li key={name}>
              <a href={href} className={classes.network} aria-label={name} target="_blank" rel="noreferrer">
                <Icon size={22} stroke={1.6} aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
