import type { NumericAnswer } from '#shared/domain/answer-value.ts';

interface StatedAnswer {
  path: string;
  answer: NumericAnswer;
}

/** Each question names a tempting mistake, of a part if it has any, or has a reason, by its slug, why there is none. */
export function findMissingMistakes(
  questions: StatedAnswer[],
  reasons: Record<string, string>,
): string[] {
  const bySlug = Map.groupBy(questions, slugOf);
  const unknown = Object.keys(reasons).filter((slug) => !bySlug.has(slug));
  return [
    ...unknown.map((slug) => `No question ${slug} has an answer that is checked.`),
    ...[...bySlug].flatMap(([slug, answers]) => {
      const reason = reasons[slug];
      const path = answers[0]?.path;
      const names = answers.some(({ answer }) => (answer.mistakes ?? []).length > 0);
      if (names && reason !== undefined) return [`${path} does name a mistake.`];
      if (names || reason) return [];
      return [`${path} names no mistake and has no reason in without-mistakes.ts.`];
    }),
  ];
}

const slugOf = ({ path }: StatedAnswer) => path.replace(/^.*\//, '').replace(/\.md$/, '');
