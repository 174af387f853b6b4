import { IconArrowRight } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { RelatedPage } from './guide.ts';
import classes from './related-pages-list.module.css';

export function RelatedPages({ pages }: { readonly pages: readonly RelatedPage[] }) {
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className={classes.title}>
        Where to go from here
      </h2>
      <ul className={classes.list}>
        {pages.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={classes.page}>
              <span>
                <span className={classes.name}>{title}</span>
                <span className={classes.text}>{text}</span>
              </span>
              <IconArrowRight size={22} className={classes.arrow} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
