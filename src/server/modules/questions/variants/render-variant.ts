import type { FilledVariant } from '../fill-variant.ts';

type VariantHtml = Omit<FilledVariant, 'answer' | 'followUps'> & {
  followUps: { question: string; answer: string }[];
};

/** As safe HTML. */
export async function renderVariant(
  { description, hints, solution, followUps }: FilledVariant,
  toHtml: (source: string) => Promise<string>,
): Promise<VariantHtml> {
  return {
    description: await toHtml(description),
    hints: await Promise.all(hints.map(toHtml)),
    solution: await toHtml(solution),
    followUps: await Promise.all(
      followUps.map(async ({ question, answer }) => ({
        question: await toHtml(question),
        answer: await toHtml(answer),
      })),
    ),
  };
}
