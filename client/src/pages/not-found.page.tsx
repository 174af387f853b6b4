import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import { ShopSearch } from '../ui/shop-search.tsx';
import classes from './not-found.module.css';

const ways = [
  { label: 'Home', to: '/' },
  { label: 'Find a dog', to: '/FindDog' },
  { label: 'Find a cat', to: '/FindCat' },
  { label: 'Dogs food', to: '/DogsFood' },
  { label: 'Cats food', to: '/CatsFood' },
] as const;

export function Component() {
  return (
    <PageContainer title="This trail goes cold">
      <EmptyState
        title="There is no page here"
        text="The address may have a slip in it, or the page has moved on. What were you looking for?"
        action={
          <div className={classes.ways}>
            <ShopSearch name="From here" />
            <nav aria-label="From here">
              <ul className={classes.links}>
                {ways.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        }
      />
    </PageContainer>
  );
}
