import { Suspense } from 'react';
import { isSelfJudgedKind } from '#shared/domain/answer-value.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import type { AnswerFormProps } from './answer-form-props.ts';
import { CheckedForm } from './checked-form.tsx';

// Few questions need them.
const PartsForm = lazyPart(() => import('./parts-form.tsx'), 'The answer box');
const SelfJudgedForm = lazyPart(() => import('./self-judged-form.tsx'), 'The answer box');

/** What a question asks for, and what becomes of it. */
export function AnswerForm(props: AnswerFormProps) {
  const { kind } = props.asked;
  const isSelfJudged = isSelfJudgedKind(kind);
  if (!isSelfJudged && kind !== 'parts') return <CheckedForm {...props} />;
  return (
    <Suspense>{isSelfJudged ? <SelfJudgedForm {...props} /> : <PartsForm {...props} />}</Suspense>
  );
}
