import { Link } from 'react-router-dom';
import { listPageOf } from '../../../../../domain/pages/list-page-of.ts';
import { pages } from '../../../../../domain/pages/pages.ts';
import type { PetDetail } from './pet-detail.ts';
import classes from './pet-details-breadcrumbs.module.css';

/** The way from the entrance to an item, as it is told to search engines too. */
export function PetDetailsBreadcrumbs({ pet }: { readonly pet: PetDetail }) {
  const list = pages[listPageOf(pet)];
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={classes.steps}>
        <li>
          <Link to={pages.home.path}>Home</Link>
        </li>
        <li>
          <Link to={list.path}>{list.label ?? list.title}</Link>
        </li>
        <li aria-current="page" dir="auto">
          {pet.petname}
        </li>
      </ol>
    </nav>
  );
}
