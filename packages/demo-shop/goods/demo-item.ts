import type { AnimalFactValues } from '../../../domain/catalogue/animal-facts.ts';
import type { Kind } from '../../../domain/catalogue/kinds.ts';
import type {
  Age,
  Category,
  Clan,
  Color,
  Feed,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../domain/catalogue/pet-options.ts';

/** What the demo shop sells; its picture is `pictures/<picture or key>.jpg`. */
export interface DemoItem extends AnimalFactValues {
  /** Its name for ever: its record and its picture are found by it. */
  key: string;
  /** Of a family, whose items share one; its own key where nothing is said. */
  picture?: string;
  petname: string;
  /** US dollars. */
  petprice: number;
  /** Only of animals. */
  isAdoption?: true;
  category: Category;
  type: PetType;
  gender?: Gender;
  age?: Age;
  color?: Color;
  clan?: Clan;
  kind?: Kind;
  /** Which of the other animals; only of the type `other`. */
  species?: Species;
  size?: Size;
  brand?: string;
  /** What all items of one page have in common, and which of them it is. */
  family?: string;
  variant?: string;
  netWeightGrams?: number;
  netVolumeMl?: number;
  /** In a pack of several. */
  pieceCount?: number;
  /** Only food has it. */
  feed?: Feed;
  kcalPer100g?: number;
  material?: string;
  measures?: string;
  ingredients?: string;
  analysis?: string;
  short: string;
  details: string;
  /** Pieces in stock; only food and accessories have it. */
  stock?: number;
}
