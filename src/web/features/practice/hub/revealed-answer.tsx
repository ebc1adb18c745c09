import { useQuery } from '@tanstack/react-query';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Markup } from '../../../components/markup.tsx';
import { RetryNotice } from '../../../components/ui/retry-notice.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';

/** The answer that a learner asked for. A premium one says so instead. */
export function RevealedAnswer({ question: { id } }: { question: QuestionDetail }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['revealed-answer', id],
    queryFn: () => api.call('POST /api/questions/:id/answer/reveal', { params: { id } }),
    gcTime: 0,
    retry: false,
  });
  if (error) {
    return (
      <RetryNotice
        title="The answer could not be shown."
        text={failureText(error, 'Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div role="status" className="border-rule-strong border-s-2 ps-4">
      <p className="font-medium">The answer is</p>
      {data ? <Markup html={data.value} /> : <Skeleton className="h-6 w-24" />}
    </div>
  );
}
