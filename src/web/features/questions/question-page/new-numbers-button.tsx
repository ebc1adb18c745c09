import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import type { User } from '#shared/contracts/user.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { readMetHere, rememberMet } from '../../../lib/met-here.ts';
import { useToast } from '../../../lib/toast.ts';
import { withVariant } from '../../../lib/variant-in-url.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface NewNumbersButtonProps {
  question: QuestionDetail;
  user: User | null;
}

/** Asks the same question with numbers that the reader has not met. */
export function NewNumbersButton({ question, user }: NewNumbersButtonProps) {
  const { id, variant, numbers } = question;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const notify = useToast();
  const reportFailure = useReportFailure();
  const { search } = useLocation();
  const change = useMutation({
    mutationFn: async () => {
      const met = user ? [] : readMetHere(id);
      const fresh = await api.call('GET /api/questions/:id/fresh-numbers', {
        params: { id },
        query: { ...(variant !== null && { v: variant }), ...(met.length > 0 && { met }) },
      });
      await queries.prefetchQuery(questionQuery(api, id, fresh.variant));
      return fresh;
    },
    onSuccess: ({ variant: next, isNew, count }) => {
      if (next !== null && !user) rememberMet({ questionId: id, variant: next });
      if (!isNew) {
        notify({
          title: `You have met all ${count} sets of numbers`,
          description: 'These are the ones you met longest ago.',
        });
      }
      void navigate({ search: withVariant(search, next) }, { state: { cameToAnswer: true } });
    },
    onError: (error) => reportFailure('The numbers did not change', error),
  });
  if (numbers === null || numbers.count < 2) return null;
  return (
    <Button variant="secondary" disabled={change.isPending} onClick={() => change.mutate()}>
      New numbers
    </Button>
  );
}
