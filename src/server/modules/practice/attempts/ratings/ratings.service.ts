export { afterResult, type LearnerRating } from './learner-rating.ts';
export { strengthOfLabel } from './question-rating.ts';
export { chanceOf, newLearner, type Rating, ratingAtChance, scale } from './rating.ts';
