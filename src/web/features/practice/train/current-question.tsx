import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loaded } from '../../../components/loaded.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { TrainQuestion, type TrainQuestionProps } from './train-question.tsx';

/** Goes on by itself if the question was hidden or deleted after it had been chosen. */
export function CurrentQuestion(props: Omit<TrainQuestionProps, 'question'>) {
  const { goOn, recommendation } = props;
  const { id, variant } = recommendation;
  const { data, error, refetch } = useQuery(questionQuery(useApi(), id, variant));
  const isGone = error instanceof ApiError && error.status === 404;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (isGone) goOn();
  }, [isGone]);
  return (
    <Loaded
      query={{ data, error: isGone ? null : error, refetch }}
      what="The question"
      skeleton={<QuestionSkeleton />}
    >
      {(question) => <TrainQuestion {...props} question={question} />}
    </Loaded>
  );
}
