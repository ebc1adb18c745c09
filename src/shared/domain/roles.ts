import { toQuestionType } from './questions.ts';

/** What people interview for. */
export const roles = ['trader', 'researcher', 'developer'] as const;

export type Role = (typeof roles)[number];

/** Types of questions, as stored. */
export const typesOfRole: Record<Role, readonly string[]> = {
  trader: ['Quantitative Trader', 'Market Maker'].map(toQuestionType),
  researcher: ['Quantitative Researcher', 'Machine Learning Researcher', 'Risk Analyst'].map(
    toQuestionType,
  ),
  developer: [toQuestionType('Quantitative Developer')],
};

export const nameOfRole: Record<Role, string> = {
  trader: 'Trader',
  researcher: 'Researcher',
  developer: 'Developer',
};
