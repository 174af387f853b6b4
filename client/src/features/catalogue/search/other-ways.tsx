import { Link } from 'react-router-dom';
import { pageIds, pages } from '../../../../../domain/pages/pages.ts';
import type { CardAction } from '../components/pet-card.tsx';
import { Showcase } from '../components/showcase.tsx';
import classes from './other-ways.module.css';

const lists = pageIds.filter((id) => pages[id].list && pages[id].label).map((id) => pages[id]);

/** Where to go on when a search found nothing: the parts of the shop, and some of what is new in it. */
export function OtherWays({ actionFor }: { readonly actionFor: CardAction }) {
  return (
    <div className={classes.ways}>
      <nav aria-labelledby="other-ways">
        <h2 id="other-ways" className={classes.title}>
          Look around instead
        </h2>
        <ul className={classes.links}>
          {lists.map(({ path, title }) => (
            <li key={path}>
              <Link to={path}>{title}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="new-goods">
        <h2 id="new-goods" className={classes.title}>
          New on the shelf
        </h2>
        <Showcase actionFor={actionFor} />
      </section>
    </div>
  );
}
