import { Suspense } from 'react';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { lazyPart } from '../components/lazy-part.tsx';

// They come into view only once the reader knows the answer.
const FollowUps = lazyPart(() => import('../features/practice/answer-check/follow-ups.tsx'));

export function LazyFollowUps({ question }: { question: QuestionDetail }) {
  if (question.followUpCount === 0) return null;
  return (
    <Suspense>
      <FollowUps question={question} />
    </Suspense>
  );
}
