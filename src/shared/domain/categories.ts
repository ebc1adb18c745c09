/** Every category that has a color of its own. */
const categoryColors = {
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

type ColoredCategory = keyof typeof categoryColors;

export type CategoryColor = (typeof categoryColors)[ColoredCategory] | 'gray';

/** Any other category is gray. */
export function categoryColor(category: string): CategoryColor {
  return isColored(category) ? categoryColors[category] : 'gray';
}

function isColored(category: string): category is ColoredCategory {
  return Object.hasOwn(categoryColors, category);
}
