import type { questionAnswers } from '../../../db/tables/answers.ts';

type Row = typeof questionAnswers.$inferSelect;

/** What a question has beyond its text: the answer check, hints, follow-ups, and a simulation. */
export type Practice = Pick<Row, 'answer' | 'hints' | 'followUps' | 'slug' | 'hasSimulation'>;

export const noPractice: Practice = {
  answer: null,
  hints: [],
  followUps: [],
  slug: null,
  hasSimulation: false,
};

export function practiceOf({ answer, hints, followUps, slug, hasSimulation }: Practice): Practice {
  return { answer, hints, followUps, slug, hasSimulation };
}

export function isPractice({ answer, hints, followUps, slug }: Practice): boolean {
  return answer !== null || hints.length > 0 || followUps.length > 0 || slug !== null;
}

/** As administrators see and edit it: the texts without their HTML. */
export function practiceSources({
  answer,
  hints,
  followUps,
}: Pick<Practice, 'answer' | 'hints' | 'followUps'>) {
  return {
    answer,
    hints: hints.map(({ source }) => source),
    followUps: followUps.map(({ question, answer: own }) => ({
      question: question.source,
      answer: own.source,
    })),
  };
}
