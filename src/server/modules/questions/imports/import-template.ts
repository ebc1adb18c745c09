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
    subject: 'The chance of two heads in two tosses',
    tags: ['coins', 'independence'],
    answer: {
      kind: 'fraction',
      value: '1/4',
      isProbability: true,
      mistakes: [{ value: '1/3', message: 'Heads and tails can come in two orders.' }],
    },
    hints: ['How often is the first toss heads?', 'Are the tosses independent?'],
    follow_ups: [{ question: 'And three heads in three tosses?', answer: '$\\frac18$' }],
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
