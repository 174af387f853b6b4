import { Link } from 'react-router-dom';
import { pages } from '../../../domain/pages/pages.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { PageContainer } from '../ui/page-container.tsx';
import { SearchBox } from '../ui/search/search-box.tsx';
import classes from './not-found.module.css';

const ways = [pages.home, pages.findDog, pages.findCat, pages.dogFood, pages.catFood];

export function Component() {
  return (
    <PageContainer title="This trail goes cold">
      <EmptyState
        title="There is no page here"
        text="The address may have a typo in it, or the page has moved on. What were you looking for?"
        action={
          <div className={classes.ways}>
            <SearchBox name="From here" />
            <nav aria-label="From here">
              <ul className={classes.links}>
                {ways.map(({ label, path }) => (
                  <li key={path}>
                    <Link to={path}>{label}</Link>
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
