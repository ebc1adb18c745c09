import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Star } from '#shared/contracts/keeping.ts';
import type { ApiClient } from '../lib/api-client.ts';
import { useApi } from '../lib/app-context.ts';
import { failureText } from '../lib/failure-text.ts';
import { signInPath } from '../lib/sign-in-path.ts';
import { useToast } from '../lib/toast.ts';
import { useCurrentUser } from './current-user.ts';
import { progressKey } from './progress.ts';
import type { ListRow, ShownPage } from './question-list.ts';
import { questionQuery, questionsKey } from './questions.ts';
import { useNoteSessionEnd } from './session-changes.ts';

interface Starrable {
  id: number;
  isStarred: boolean;
}

/** Whether a question is starred, and how to change that. Visitors are asked to sign in. */
export function useStar({ id, isStarred }: Starrable) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const noteSessionEnd = useNoteSessionEnd();
  const { data: user } = useCurrentUser();
  const change = useMutation({
    // One at a time, so that the last choice wins.
    scope: { id: `star-${id}` },
    mutationFn: (isWanted: boolean) =>
      api.call(isWanted ? 'POST /api/questions/:id/star' : 'DELETE /api/questions/:id/star', {
        params: { id },
      }),
    onSuccess: (star) => noteStar(queries, api, star),
    onError: (error, isWanted) => {
      noteSessionEnd(error);
      notify({
        title: isWanted ? 'The question was not starred' : 'The star was not removed',
        description: failureText(error, 'Please try again.'),
        tone: 'destructive',
      });
    },
  });
  // Optimistic: falls back to the stored one if the server refuses the change.
  const isShown = change.isPending ? change.variables : isStarred;

  function toggle() {
    if (user) change.mutate(!isShown);
    else {
      const link = { to: signInPath(location), label: 'Sign In' };
      notify({ title: 'Stars need an account', description: 'Sign in to star questions.', link });
    }
  }
  return { isStarred: isShown, toggle };
}

/** Shows a stored star. Lists are refetched the next time they mount, and keep their rows until then. */
function noteStar(queries: QueryClient, api: ApiClient, { questionId, isStarred }: Star): void {
  const update = <Row extends Starrable>(row: Row): Row =>
    row.id === questionId ? { ...row, isStarred } : row;
  queries.setQueriesData<ShownPage>(
    { queryKey: [...questionsKey, 'list'] },
    (page) => page && { ...page, rows: page.rows.map(update) },
  );
  queries.setQueriesData<ListRow | null>(
    { queryKey: [...questionsKey, 'daily'] },
    (row) => row && update(row),
  );
  void queries.invalidateQueries({ queryKey: questionsKey, refetchType: 'none' });
  void queries.invalidateQueries({ queryKey: progressKey, refetchType: 'none' });
  queries.setQueryData(
    questionQuery(api, questionId).queryKey,
    (question) => question && { ...question, isStarred },
  );
}
