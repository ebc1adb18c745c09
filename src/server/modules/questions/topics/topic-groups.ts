/** In the order that topics are listed. */
export const topicGroups = [
  'Probability',
  'Stochastic processes',
  'Games and decisions',
  'Statistics',
  'Machine learning',
  'Markets and portfolios',
  'Options',
  'Mathematics and algorithms',
] as const;
