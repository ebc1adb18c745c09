export { strengthOfLabel } from './question-rating.ts';
export { chanceOf, newLearner, type Rating, ratingAtChance } from './rating.ts';
