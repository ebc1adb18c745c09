import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/app-context.ts';
import { dueText } from '../../lib/due-text.ts';
import { failureText } from '../../lib/failure-text.ts';
import { actOnCard, cardQuery } from '../../queries/practice.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';

/**
 * When the question comes back. The card is complete without it: it loads silently, and moves
 * nothing that the reader is about to click.
 */
export function ReviewLater({ questionId }: { questionId: number }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: card, isPending } = useQuery(cardQuery(api, questionId));
  const advance = useMutation({
    mutationFn: () => actOnCard(queries, api, questionId, { act: 'advance' }),
    onError: useNoteSessionEnd(),
  });
  if (isPending) return <p className="text-sm">&nbsp;</p>;
  if (!card?.due || card.isSuspended) return null;
  const when = dueText(card.due);
  return (
    <p className="text-sm">
      <span role="status">Comes back {when}.</span>{' '}
      {when !== 'today' && when !== 'tomorrow' && (
        <button
          type="button"
          className="text-link"
          disabled={advance.isPending}
          onClick={() => advance.mutate()}
        >
          Review it tomorrow instead
        </button>
      )}
      {advance.error && (
        <span role="alert" className="block text-danger">
          {failureText(advance.error, 'Please try again.')}
        </span>
      )}
    </p>
  );
}
