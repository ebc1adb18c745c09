import { Suspense } from 'react';
import type { AnswerCheck } from '#shared/contracts/answer-check.ts';
import type { AskedAnswer, QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { AnswerEvents } from './use-answer-check.ts';

// Few questions need them.
const PartsForm = lazyPart(() => import('./parts-form.tsx'), 'The answer box');
const SelfJudgedForm = lazyPart(() => import('./self-judged-form.tsx'), 'The answer box');

export interface AnswerFormProps {
  question: QuestionDetail;
  asked: AskedAnswer;
  user: User | null;
  /** Reviews and replays start with an empty field and have their own way to give up. */
  mode?: AnswerCheck['mode'];
  /** What the button says once the answer is known, and leads on. Null: it goes. */
  nextLabel: string | null;
  /** The same after a miss, until the answer is changed. Without: a miss leads nowhere. */
  missLabel?: string;
  /** Hints that the reader has not seen yet. */
  hintsLeft?: number;
  events: AnswerEvents;
}

/** What a question asks for, and what becomes of it. */
export function AnswerForm(props: AnswerFormProps) {
  const { kind } = props.asked;
  const isSelfJudged = isSelfJudgedKind(kind);
  if (!isSelfJudged && kind !== 'parts') return <CheckedForm {...props} />;
  return (
    <Suspense>{isSelfJudged ? <SelfJudgedForm {...props} /> : <PartsForm {...props} />}</Suspense>
  );
}
