import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { ShowcaseDocument, WaitingAnimalsDocument } from '../features/catalogue/api/showcase.operations.ts';
import { AnimalPortraits, FeaturedAnimals } from '../features/catalogue/components/featured-animals.tsx';
import { Showcase } from '../features/catalogue/components/showcase.tsx';
import { SearchCriteria } from '../features/catalogue/search/search-criteria.tsx';
import { FoodTransition } from '../features/home/food-transition.tsx';
import { PromotionBanner } from '../features/home/promotion-banner.tsx';
import { Promotions } from '../features/home/promotions.tsx';
import { Section } from '../features/home/section.tsx';
import { SearchBox } from '../ui/search/search-box.tsx';
import classes from './home.module.css';

/** Queries that the server preloads. */
export const documents = [ShowcaseDocument, WaitingAnimalsDocument];

export function Component() {
  return (
    <div className={classes.page}>
      <PromotionBanner>
        <AnimalPortraits />
      </PromotionBanner>
      <SearchBox name="Search by type, age and gender">
        <SearchCriteria />
      </SearchBox>
      <Promotions />
      <Section
        id="showcase-title"
        title="Food and accessories"
        text="Chosen by people who share a sofa with the customers."
        more={[
          { to: '/PetSearchItems?category=food', label: 'All food' },
          { to: '/PetSearchItems?category=accessories', label: 'All accessories' },
        ]}
      >
        <Showcase actionFor={quickAddFor} />
      </Section>
      <Section
        id="waiting-title"
        title="Waiting for a home"
        text="One of a kind, every one of them. Come and say hello."
        more={[{ to: '/PetSearchItems', label: 'Meet all the animals' }]}
      >
        <FeaturedAnimals />
      </Section>
      <FoodTransition />
    </div>
  );
}
