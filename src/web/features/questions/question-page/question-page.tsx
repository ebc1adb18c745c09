import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useCurrentUser } from '../../../queries/current-user.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { AllQuestionsLink } from './question-navigation.tsx';
import { QuestionNotFound } from './question-not-found.tsx';
import { QuestionSkeleton } from './question-skeleton.tsx';
import { QuestionView, type QuestionViewSlots } from './question-view.tsx';

interface QuestionPageProps extends QuestionViewSlots {
  id: number;
}

export function QuestionPage({ id, ...slots }: QuestionPageProps) {
  const { data: question, error, refetch } = useQuery(questionQuery(useApi(), id));
  const { data: user = null } = useCurrentUser();
  if (isMissing(error)) return <QuestionNotFound />;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      {!question && <AllQuestionsLink />}
      {question ? (
        <QuestionView key={id} question={question} user={user} {...slots} />
      ) : error ? (
        <div role="alert">
          <h1 className="text-2xl">The question could not be loaded.</h1>
          <p className="mt-2 mb-5 text-ink-muted">{failureText(error, 'Please try again.')}</p>
          <Button variant="secondary" size="medium" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <QuestionSkeleton />
      )}
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
