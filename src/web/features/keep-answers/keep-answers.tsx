import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { forgetAnsweredHere, readAnsweredHere, useAnsweredHere } from '../../lib/answered-here.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { currentUserQuery } from '../../queries/current-user.ts';
import { progressKey } from '../../queries/progress.ts';
import { questionsKey } from '../../queries/questions.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';

/** Offers a user what they answered in this browser before signing in, until they decide. */
export default function KeepAnswers() {
  const count = useAnsweredHere();
  const keep = useKeeping();
  if (count === 0) return null;
  return (
    <section aria-label="Your answers in this browser" className="no-print bg-accent-soft">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p className="font-medium">
          {count === 1
            ? 'Keep the question you answered here?'
            : `Keep the ${count} questions you answered here?`}
        </p>
        <div className="flex gap-3">
          <Button disabled={keep.isPending} onClick={() => keep.mutate()}>
            Keep
          </Button>
          <Button variant="secondary" disabled={keep.isPending} onClick={forgetAnsweredHere}>
            No, thanks
          </Button>
        </div>
      </div>
    </section>
  );
}

function useKeeping() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  return useMutation({
    mutationFn: () =>
      api.call('POST /api/carried-answers', {
        body: {
          answers: readAnsweredHere().map(({ questionId, answer, explored }) => ({
            questionId,
            answer,
            explored,
          })),
        },
      }),
    onSuccess: ({ kept }) => {
      forgetAnsweredHere();
      for (const queryKey of [questionsKey, progressKey]) {
        void queries.invalidateQueries({ queryKey });
      }
      void queries.invalidateQueries(currentUserQuery(api));
      notify({
        title: 'Progress kept',
        description: `${kept} ${kept === 1 ? 'question counts' : 'questions count'} as practiced.`,
        tone: 'success',
      });
    },
    onError: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Your answers could not be kept',
        description: failureText(error, 'Please try again.'),
        tone: 'destructive',
      });
    },
  });
}
