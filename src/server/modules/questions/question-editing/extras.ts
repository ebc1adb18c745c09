import type { questionAnswers } from '../../../db/tables/answers.ts';

type Row = typeof questionAnswers.$inferSelect;

/** What a question has beyond its text: the answer check, hints, follow-ups, and a lab. */
export type Extras = Omit<Row, 'questionId'>;

export const noExtras: Extras = {
  answer: null,
  hints: [],
  followUps: [],
  slug: null,
  hasSimulation: false,
  hasFigure: false,
};

export function extrasOf(row: Extras): Extras {
  const { answer, hints, followUps, slug, hasSimulation, hasFigure } = row;
  return { answer, hints, followUps, slug, hasSimulation, hasFigure };
}

export function hasExtras({ answer, hints, followUps, slug }: Extras): boolean {
  return answer !== null || hints.length > 0 || followUps.length > 0 || slug !== null;
}

/** As administrators see and edit it: the texts without their HTML. */
export function extraSources({
  answer,
  hints,
  followUps,
}: Pick<Extras, 'answer' | 'hints' | 'followUps'>) {
  return {
    answer,
    hints: hints.map(({ source }) => source),
    followUps: followUps.map(({ question, answer: own, check }) => ({
      question: question.source,
      answer: own.source,
      check,
    })),
  };
}
