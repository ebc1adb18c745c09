import type { NumericAnswer } from '#shared/domain/answer-value.ts';

interface StatedAnswer {
  path: string;
  answer: NumericAnswer;
}

/** Each question names a tempting mistake, or has a reason, by its slug, why there is none. */
export function findMissingMistakes(
  questions: StatedAnswer[],
  reasons: Record<string, string>,
): string[] {
  const slugs = new Set(questions.map(slugOf));
  const unknown = Object.keys(reasons).filter((slug) => !slugs.has(slug));
  return [
    ...unknown.map((slug) => `No question ${slug} has an answer that is checked.`),
    ...questions.flatMap((question) => {
      const reason = reasons[slugOf(question)];
      const names = (question.answer.mistakes ?? []).length > 0;
      if (names && reason !== undefined) return [`${question.path} does name a mistake.`];
      if (names || reason) return [];
      return [`${question.path} names no mistake and has no reason in without-mistakes.ts.`];
    }),
  ];
}

const slugOf = ({ path }: StatedAnswer) => path.replace(/^.*\//, '').replace(/\.md$/, '');
