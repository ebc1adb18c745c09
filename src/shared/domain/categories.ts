/** What the landing page says is covered. */
export const landingTopics = [
  'Probability',
  'Statistics',
  'Calculus',
  'Linear Algebra',
  'Options Pricing',
  'Stochastic Processes',
  'Finance',
  'Machine Learning',
] as const;

export type LandingTopic = (typeof landingTopics)[number];

/** Every category that has a colour of its own. */
const categoryColours = {
  Probability: 'blue',
  Options: 'violet',
  Finance: 'emerald',
  Math: 'indigo',
  Algorithm: 'cyan',
  Puzzle: 'orange',
  Statistics: 'teal',
  Programming: 'sky',
  Database: 'lime',
  Risk: 'red',
  Brainteaser: 'pink',
  General: 'slate',
  Trading: 'green',
  'Machine Learning': 'fuchsia',
  Modeling: 'amber',
  'Market Making': 'olive',
  'Data Science': 'plum',
} as const;

type ColouredCategory = keyof typeof categoryColours;

export type CategoryColour = (typeof categoryColours)[ColouredCategory] | 'grey';

/** Any other category is grey. */
export function categoryColour(category: string): CategoryColour {
  return isColoured(category) ? categoryColours[category] : 'grey';
}

function isColoured(category: string): category is ColouredCategory {
  return Object.hasOwn(categoryColours, category);
}
