import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/app-context.ts';
import { dueText } from '../../../lib/due-text.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { actOnCard, cardQuery } from '../../../queries/practice.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

/** Two lines where the card is narrow: on phones and beside the question. */
const place = 'min-h-[2lh] text-sm sm:max-lg:min-h-[1lh]';

/**
 * When the question comes back. The card is complete without it, so it loads silently, without
 * shifting anything the reader is about to click.
 */
export function ReviewLater({ questionId }: { questionId: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: card, isPending } = useQuery(cardQuery(api, questionId));
  const advance = useMutation({
    mutationFn: () => actOnCard(queries, api, questionId, { act: 'advance' }),
    onError: useSessionCheck(),
  });
  if (isPending) return <p className={place} />;
  if (!card?.due || card.isSuspended) return null;
  const when = dueText(card.due);
  return (
    <p className={place}>
      <span role="status">Comes back {when}.</span>{' '}
      {when !== 'today' && when !== 'tomorrow' && (
        <button
          type="button"
          className="block text-link sm:max-lg:inline"
          disabled={advance.isPending}
          onClick={() => advance.mutate()}
        >
          Review it tomorrow instead
        </button>
      )}
      {advance.error && (
        <span role="alert" className="block text-danger">
          {failureText(advance.error)}
        </span>
      )}
    </p>
  );
}
