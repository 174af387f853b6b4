import { Link } from 'react-router-dom';
import { aboutMenu } from '../navigation/menus.ts';
import classes from './back-office-footer.module.css';

/** One line below the pages of the back office: what the owner has written for shoppers. */
export default function BackOfficeFooter() {
  return (
    <footer className={classes.footer}>
      {aboutMenu.links.map(({ label, to }) => (
        <Link key={to} to={to} className={classes.link}>
          {label}
        </Link>
      ))}
    </footer>
  );
}
