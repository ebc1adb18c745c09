import { postFile } from './forms.ts';
import type { Visitor } from './http.ts';

const value = { fraction: '#{1 / sides|fraction}', mistake: '#{1 / (sides - 1)|fraction}' };

const variantOf = (sides: number) => ({
  parameters: { sides: String(sides) },
  values: [String(sides), `1/${sides}`, `1/${sides - 1}`, String(sides - 1)],
});

/** A row to import: a question about a die with six sides, or with eight, ten or twelve. */
export const variedRow = {
  question_name: 'One roll of a die',
  description: 'A die has 6 sides. What is the chance of its highest number?',
  solution: 'One of 6 sides: $\\frac{1}{6}$.',
  hints: ['There are **6** of them.'],
  follow_ups: [{ question: 'And of *another* number?', answer: 'Also 1/6.' }],
  answer: {
    kind: 'fraction',
    value: '1/6',
    mistakes: [{ value: '1/5', message: 'There are 6 sides, not 5.' }],
  },
  variants: {
    version: 1,
    template: {
      answer: {
        kind: 'fraction',
        value: value.fraction,
        mistakes: [
          { value: value.mistake, message: 'There are #{sides} sides, not #{sides - 1}.' },
        ],
      },
      texts: {
        question: 'A die has #{sides} sides. What is the chance of its highest number?',
        hints: ['There are **#{sides}** of them.'],
        solution: `One of #{sides} sides: $${value.fraction}$.`,
        followUps: [{ question: 'And of *another* number?', answer: `Also ${value.fraction}.` }],
      },
    },
    formulas: ['sides', '1 / sides', '1 / (sides - 1)', 'sides - 1'],
    variants: [6, 8, 10, 12].map(variantOf),
    withdrawn: [] as number[],
  },
};

export async function importRows(admin: Visitor, rows: object[]) {
  const content = JSON.stringify(rows);
  const file = { field: 'importFile', filename: 'a.json', content };
  return (await postFile(admin, '/api/admin/import-file', file)).json();
}

/** Adds it, and returns its id. */
export async function addVariedQuestion(
  admin: Visitor,
  row: Partial<typeof variedRow> = {},
): Promise<number> {
  const imported = await importRows(admin, [{ ...variedRow, ...row }]);
  if (imported.success !== 1) throw new Error(imported.errors.join());
  const [{ id }] = (await admin.get('/api/admin/questions?sort=id&direction=desc')).json();
  return id;
}
