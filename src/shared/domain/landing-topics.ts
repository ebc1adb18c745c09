/** The topics that the landing page names first; any other category follows. */
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
