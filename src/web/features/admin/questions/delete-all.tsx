import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeletedAll } from '#shared/contracts/admin-question.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useFreshDownload } from '../../../components/use-fresh-download.ts';
import { callUrl } from '../../../lib/api-call.ts';
import { useApi } from '../../../lib/app-context.ts';
import { questionCountQuery, refreshQuestions } from '../../../queries/admin-questions.ts';

const phrase = 'DELETE ALL';

interface DeleteAllProps {
  isOpen: boolean;
  onClose: () => void;
}

export function DeleteAll({ isOpen, onClose }: DeleteAllProps) {
  return (
    <Dialog title="Delete all questions?" isOpen={isOpen} onClose={onClose}>
      <Deletion onClose={onClose} />
    </Dialog>
  );
}

function Deletion({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: count } = useQuery(questionCountQuery(api));
  const [typed, setTyped] = useState('');
  const deletion = useMutation({
    mutationFn: () => api.call('DELETE /api/admin/questions/all'),
    onSuccess: () => refreshQuestions(queries),
  });
  if (deletion.data) return <Deleted {...deletion.data} onClose={onClose} />;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        deletion.mutate();
      }}
    >
      <p className="mt-3 mb-5 text-ink-muted">
        This permanently deletes {count === undefined ? 'all questions' : counted(count)}, including
        hidden ones, with their solutions, discussions, error reports and all user progress. The
        questions and solutions are exported first.
      </p>
      <TextField
        label={`Type ${phrase} to confirm`}
        name="confirmation"
        autoComplete="off"
        autoFocus
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureNotice
        error={deletion.error}
        title="Failed to delete all questions"
        fallback="Please try again later."
        className="mb-3"
      />
      <FormButtons onCancel={onClose}>
        <SubmitButton
          variant="danger"
          isBlocked={typed.trim() !== phrase || deletion.isPending}
          isPending={deletion.isPending}
        >
          Delete all questions
        </SubmitButton>
      </FormButtons>
    </form>
  );
}

function Deleted({ deleted, exportId, onClose }: DeletedAll & { onClose: () => void }) {
  const handleDownload = useFreshDownload();
  const exportUrl = callUrl('GET /api/admin/kept-exports/:id', { params: { id: exportId } });
  return (
    <>
      <p role="status" className="mt-3 mb-6">
        {deleted === 1 ? '1 question was' : `${deleted.toLocaleString('en')} questions were`}{' '}
        deleted. The export is saved below the list and can be imported again.
      </p>
      <FormButtons cancelLabel="Close" onCancel={onClose}>
        <ButtonLink to={exportUrl} reloadDocument download onClick={handleDownload} size="medium">
          Download the export
        </ButtonLink>
      </FormButtons>
    </>
  );
}

function counted(count: number): string {
  return count === 1 ? '1 question' : `${count.toLocaleString('en')} questions`;
}
