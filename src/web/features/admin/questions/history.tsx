import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminQuestionRow, Revision } from '#shared/contracts/admin-question.ts';
import { numbersText } from '../../../components/editing/varied-texts.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { cacheSavedRow, historyQuery } from '../../../queries/admin-questions.ts';
import { RevisionItem } from './revision-item.tsx';

interface HistoryProps {
  /** Null: the dialog is closed. */
  question: AdminQuestionRow | null;
  onClose: () => void;
}

/** The earlier versions of a question and its solution, to look at and restore. */
export function History({ question, onClose }: HistoryProps) {
  return (
    <Dialog title="History" size="wide" isOpen={question !== null} onClose={onClose}>
      {question && <Versions question={question} />}
      <div className="mt-5 flex justify-end">
        <Button variant="secondary" size="medium" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

function Versions({ question: { id, name } }: { question: AdminQuestionRow }) {
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(historyQuery(api, id));
  const restoring = useMutation({
    mutationFn: ({ subject, version }: Revision) =>
      api.call('POST /api/admin/questions/:id/restore', {
        params: { id },
        body: { subject, version },
      }),
    onSuccess: (saved) => cacheSavedRow(queries, saved),
  });
  return (
    <>
      <p className="mt-1 mb-4 break-words text-ink-muted">{name}</p>
      <p role="status" className="mb-3 text-sm text-success empty:hidden">
        {restoring.isSuccess &&
          `Version ${restoring.variables.version} of the ${restoring.variables.subject} was restored. ${numbersText(restoring.data)}`}
      </p>
      <FailureNotice
        error={restoring.error}
        title="Failed to update question"
        fallback="Please try again later."
        className="mb-3"
      />
      <Loaded query={query} what="The history">
        {(versions) => (
          <>
            {versions.length === 0 && <p>No versions yet.</p>}
            <ol className="divide-y divide-rule border-rule border-y">
              {versions.map((revision) => (
                <RevisionItem
                  key={`${revision.subject} ${revision.version}`}
                  revision={revision}
                  isBusy={restoring.isPending}
                  onRestore={() => restoring.mutate(revision)}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </>
  );
}
