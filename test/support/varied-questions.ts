import type pg from 'pg';
import { openDatabase } from '#server/db/client.ts';
import { questionVariants } from '#server/db/tables/answers.ts';
import { fillVariant } from '#server/modules/questions/fill-variant.ts';
import type { VariantSet } from '#shared/contracts/variant.ts';
import { insertAnswer } from './answers.ts';
import { insertQuestions } from './questions.ts';
import { insertSolution } from './solutions.ts';

type QuestionRow = Parameters<typeof insertQuestions>[1][0];

/** Traders who send two orders each: 11 of them in the usual numbers, 12 in 1.1, 13 in 1.2… */
export function variantsOfOrders(count: number, version = 1): Omit<VariantSet, 'withdrawn'> {
  const first = version * 10 + 1;
  return {
    version,
    template: {
      answer: {
        kind: 'number',
        value: '#{twice}',
        mistakes: [{ value: '#{n}', message: 'That is one order each.' }],
      },
      texts: {
        question: 'Each of **#{n|word}** traders sends two orders. How many orders is that?',
        hints: ['How many do #{n - 1} traders send?'],
        solution: 'They send $2\\cdot #{n}=#{twice}$ orders.',
        followUps: [
          {
            question: 'And #{n + 1} traders?',
            answer: '$#{twice + 2}$ orders.',
            check: { kind: 'number', value: '#{twice + 2}' },
          },
        ],
      },
    },
    formulas: ['n', 'twice', 'n - 1', 'n + 1', 'twice + 2'],
    variants: Array.from({ length: count }, (_, index) => {
      const n = first + index;
      return {
        parameters: { n: String(n) },
        values: [n, 2 * n, n - 1, n + 1, 2 * n + 2].map(String),
      };
    }),
  };
}

/** What no variant of such a question is called, with the status of the refusal. */
export const badVariants = [
  ['x', 400],
  [7, 400],
  ['1.99', 409],
  ['2.1', 409],
] as const;

interface VariedQuestion extends QuestionRow {
  count?: number;
}

/** Adds a question with so many sets of numbers, as the bank would, and returns its id. */
export async function insertVariedQuestion(
  pool: pg.Pool,
  { count = 4, ...row }: VariedQuestion = {},
): Promise<number> {
  const content = variantsOfOrders(count);
  const { description, hints, solution, followUps, answer } = fillVariant(content, 0);
  const rendered = (source: string) => ({ source, html: `<p>${source}</p>\n` });
  const [questionId = 0] = await insertQuestions(pool, [
    { name: 'Two orders each', description, ...row },
  ]);
  await insertSolution(pool, { questionId, content: solution });
  await insertAnswer(pool, {
    questionId,
    answer,
    hints: hints.map(rendered),
    followUps: followUps.map(({ question, answer: own, check }) => ({
      question: rendered(question),
      answer: rendered(own),
      check,
    })),
  });
  await openDatabase(pool).insert(questionVariants).values({ questionId, content });
  return questionId;
}
