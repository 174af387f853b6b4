import type { Kind } from '../../../domain/catalogue/kinds.ts';
import type {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../domain/catalogue/pet-options.ts';

/** What the demo shop sells; its picture is `pictures/<key>.jpg`. */
export interface DemoItem {
  /** Its name for ever: its record and its picture are found by it. */
  key: string;
  petname: string;
  /** US dollars. */
  petprice: number;
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
  short: string;
  details: string;
  /** Pieces in stock; only food and accessories have it. */
  stock?: number;
}
