import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import Train from '#web/routes/train.tsx';
import { recommended } from '../recommendations.ts';
import type { signedIn } from './people.ts';
import { aCard, judged, nextCall, number, reading, right } from './practice.tsx';
import { inDays, reviewed } from './practice-review.tsx';
import { signedOut } from './question-page.tsx';
import { aQuestion, aSolution, savedAt } from './questions.ts';
import { renderPage } from './render-page.tsx';
import { ok, type Script } from './scripted-api.ts';

export const miss = judged({ review: { grade: 1, due: inDays(1) } });

/** Recommends the first of these that has not been seen. */
export const inTurn =
  (...questions: Recommendation[]) =>
  (request: { url: string }) => {
    const seen = new URL(request.url, 'http://site').searchParams.get('skipped')?.split(',') ?? [];
    const next = questions.find(({ id }) => !seen.includes(String(id))) ?? null;
    return ok({ next })({ method: 'GET', url: request.url, body: undefined });
  };

interface TrainingOptions {
  user?: ReturnType<typeof signedIn> | null;
  question?: Partial<QuestionDetail>;
  api?: Script;
  at?: string;
}

/** Questions 5, 6 and 7, of which all have the answer 2/3. */
export function openTraining(options: TrainingOptions = {}) {
  const { user = null, question = {}, api = {}, at = '/practice/train' } = options;
  const script: Script = {};
  for (const id of [5, 6, 7]) {
    const own = id === 5 ? question : {};
    const solution = aSolution(`Solution ${id}`, { questionId: id });
    script[`GET /api/questions/${id}`] = aQuestion({
      id,
      name: `Question ${id}`,
      answer: number,
      ...own,
    });
    script[`POST /api/questions/${id}/answer`] = { ...right, review: user && miss.review };
    script[`GET /api/practice/cards/${id}`] = user ? reviewed(3) : aCard();
    script[`GET /api/solutions/${id}`] = solution;
    script[`GET /api/solution-updates?questionId=${id}`] = savedAt(solution);
  }
  return renderPage(<Train />, {
    at,
    api: {
      'GET /api/user': user ?? signedOut,
      'GET /api/settings': {},
      [nextCall]: inTurn(recommended(5), recommended(6), recommended(7)),
      [reading]: { readAs: null, problem: null },
      ...script,
      ...api,
    },
  });
}
