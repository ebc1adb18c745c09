/** The topics on the landing page. */
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
