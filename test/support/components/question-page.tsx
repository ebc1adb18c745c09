import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { QuestionPage } from '#web/features/questions/question-page/question-page.tsx';
import type { QuestionViewSlots } from '#web/features/questions/question-page/question-view.tsx';
import { useApi } from '#web/lib/app-context.ts';
import { useVariantInUrl } from '#web/lib/variant-in-url.ts';
import { questionQuery } from '#web/queries/questions.ts';
import { aQuestion } from './questions.ts';
import { renderPage } from './render-page.tsx';
import { refused, type Script } from './scripted-api.ts';
import { sandbox } from './subscriptions.ts';

type Slots = (question: QuestionDetail) => QuestionViewSlots;

interface QuestionPageOptions {
  /** After the path, such as `?category=Risk`. */
  search?: string;
  /** A visitor if absent. */
  user?: User;
  /** How the question differs from `aQuestion`. */
  question?: Partial<QuestionDetail>;
  api?: Script;
  slots?: Slots;
}

export const signedOut = refused(401, { message: 'Please sign in to continue.' });

/** The page of question 5. Links to other questions work if the API answers for them. */
export function renderQuestionPage(options: QuestionPageOptions = {}) {
  const { search = '', user, question, api, slots } = options;
  return renderPage(<QuestionOfUrl slots={slots} />, {
    at: `/question/5${search}`,
    route: '/question/:id',
    api: {
      'GET /api/user': user ?? signedOut,
      'GET /api/settings': {},
      ...sandbox,
      'GET /api/questions/5': aQuestion(question),
      'GET /api/questions/5/neighbors': { previous: null, next: null, position: null, total: 0 },
      'GET /api/questions/5/topics': [{ slug: 'betting', name: 'Betting' }],
      ...api,
    },
  });
}

function QuestionOfUrl({ slots }: { slots: Slots | undefined }) {
  const id = Number(useParams().id);
  const variant = useVariantInUrl();
  const { data: question } = useQuery(questionQuery(useApi(), id, variant));
  return <QuestionPage {...{ id, variant }} {...(question && slots?.(question))} />;
}
