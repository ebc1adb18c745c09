import { useQuery } from '@tanstack/react-query';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Markup } from '../../../components/markup.tsx';
import { useApi } from '../../../lib/app-context.ts';

/** The answer the learner asked to see. For a premium one, says so instead. */
export function RevealedAnswer({ question: { id, variant } }: { question: QuestionDetail }) {
  const api = useApi();
  const query = useQuery({
    queryKey: ['revealed-answer', id, variant],
    queryFn: () =>
      api.call('POST /api/questions/:id/answer/reveal', {
        params: { id },
        ...(variant !== null && { query: { v: variant } }),
      }),
    gcTime: 0,
    retry: false,
  });
  return (
    <div role="status" className="border-rule-strong border-s-2 ps-4">
      <Loaded query={query} what="The answer" skeleton="h-14 w-24">
        {({ value }) => (
          <>
            <p className="font-medium">The answer is</p>
            <Markup html={value} />
          </>
        )}
      </Loaded>
    </div>
  );
}
