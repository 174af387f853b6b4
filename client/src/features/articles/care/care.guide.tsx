import type { Article } from '../guide.ts';
import agesOfDogsAndCats from './ages-of-dogs-and-cats.md';
import changingFood from './changing-food.md';
import checkUps from './check-ups.md';
import checkUpsOfSmallAnimals from './check-ups-of-small-animals.md';
import dangerousFood from './dangerous-food.md';
import feedingARabbit from './feeding-a-rabbit.md';
import { FirstDaysText } from './first-days-text.tsx';
import firstDaysBird from './first-thirty-days-bird.md';
import firstDaysCat from './first-thirty-days-cat.md';
import firstDaysDog from './first-thirty-days-dog.md';
import firstDaysRabbit from './first-thirty-days-rabbit.md';
import vaccinationsOfCats from './vaccinations-of-cats.md';
import vaccinationsOfDogs from './vaccinations-of-dogs.md';
import vaccinationsOfRabbits from './vaccinations-of-rabbits.md';
import wormsAndParasites from './worms-and-parasites.md';

/** The articles that are read in the list of all of them. */
export const careArticles: readonly Article[] = [
  { ...firstDaysDog, text: <FirstDaysText intro={firstDaysDog.text} kind="DOG" /> },
  { ...firstDaysCat, text: <FirstDaysText intro={firstDaysCat.text} kind="CAT" /> },
  { ...firstDaysRabbit, text: <FirstDaysText intro={firstDaysRabbit.text} kind="RABBIT" /> },
  { ...firstDaysBird, text: <FirstDaysText intro={firstDaysBird.text} kind="BIRD" /> },
  ...[vaccinationsOfDogs, vaccinationsOfCats, vaccinationsOfRabbits, wormsAndParasites],
  ...[checkUps, checkUpsOfSmallAnimals, agesOfDogsAndCats],
  ...[changingFood, feedingARabbit, dangerousFood],
];
