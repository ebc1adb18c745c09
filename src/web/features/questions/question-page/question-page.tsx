import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
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
  variant: string | null;
}

export function QuestionPage({ id, variant, ...slots }: QuestionPageProps) {
  const query = useQuery(questionQuery(useApi(), id, variant));
  const { data: user = null } = useCurrentUser();
  if (isMissing(query.error)) return <QuestionNotFound />;
  return (
    <div className="page-width pt-8 pb-20 sm:pt-10">
      {!query.data && <AllQuestionsLink />}
      <Loaded
        query={query}
        what="The question"
        skeleton={<QuestionSkeleton />}
        failure={(error, retry) => (
          <RetryNotice
            title={<h1 className="text-2xl">The question could not be loaded.</h1>}
            text={failureText(error)}
            onRetry={retry}
          />
        )}
      >
        {(question) => (
          <QuestionView key={`${id} ${variant}`} question={question} user={user} {...slots} />
        )}
      </Loaded>
    </div>
  );
}

function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}
