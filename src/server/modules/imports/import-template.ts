import type { ExportFormat } from '#shared/contracts/import.ts';
import { questionCsvHeader, questionCsvLines } from './question-csv.ts';

const examples = [
  {
    question_name: 'Two heads in a row',
    job_title: 'Quantitative Researcher',
    category: 'Probability',
    difficulty: 'Easy',
    description: 'A fair coin is tossed twice. What is the probability of **two heads**?',
    solution: 'The tosses are independent, so it is $\\frac12 \\cdot \\frac12 = \\frac14$.',
    is_premium: false,
    is_visible: true,
  },
  {
    question_name: 'A sum of two dice',
    job_title: 'Trader',
    category: 'Brainteaser',
    difficulty: 'Medium',
    description: 'Two dice are rolled.\n\nWhat is the expected value of their sum?',
    solution: 'One die averages $3.5$, so two average $$3.5 + 3.5 = 7.$$',
    is_premium: true,
    is_visible: true,
  },
];

/** Two sample questions to replace. */
export function importTemplate(format: ExportFormat): string {
  return format === 'csv'
    ? questionCsvHeader() + questionCsvLines(examples)
    : `${JSON.stringify(examples, null, 2)}\n`;
}
