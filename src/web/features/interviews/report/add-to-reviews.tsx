import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InterviewReport } from '#shared/contracts/interview.ts';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { cacheReport } from '../../../queries/interviews.ts';

/** Gives up what was not answered: until then, its answers stay hidden. */
export function AddToReviews({ report: { id, questions } }: { report: InterviewReport }) {
  const api = useApi();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: () => api.call('POST /api/interviews/:id/reviews', { params: { id } }),
    onSuccess: (report) => cacheReport(queries, api, report),
  });
  const count = questions.filter(({ canReveal }) => canReveal).length;
  return (
    <div className="mt-8">
      <p role="status" className="text-ink-muted">
        {count === 0 && add.isSuccess && 'Added. The answers are below.'}
        {count === 1 &&
          'One question has no answer from you, so its answer is still hidden. Add it to your reviews to see it.'}
        {count > 1 &&
          `${count} questions have no answer from you, so their answers are still hidden. Add them to your reviews to see them.`}
      </p>
      {count > 0 && (
        <div className="mt-3">
          <Button variant="secondary" disabled={add.isPending} onClick={() => add.mutate()}>
            Add to my reviews
          </Button>
        </div>
      )}
      <FailureNotice error={add.error} className="mt-3" />
    </div>
  );
}
