import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminQuestionRow, BulkAction } from '#shared/contracts/admin-question.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useToast } from '../../../lib/toast.ts';
import { cacheSavedRow, refreshQuestions } from '../../../queries/admin-questions.ts';

const failureTitles = {
  show: 'Failed to update visibility',
  hide: 'Failed to update visibility',
  visibility: 'Failed to update visibility',
  premium: 'Failed to update premium status',
  free: 'Failed to update premium status',
  delete: 'Failed to delete question',
} as const;

interface Outcome {
  onDone: () => void;
  /** Called after a toast said why; a dialog may close. */
  onFailed: () => void;
}

interface Toggle {
  question: AdminQuestionRow;
  what: 'visibility' | 'premium';
}

/** Toggles whether a question is visible, or whether it is premium. */
export function useToggle() {
  const api = useApi();
  const queries = useQueryClient();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: ({ question, what }: Toggle) => {
      const params = { id: question.id };
      return what === 'visibility'
        ? api.call('PATCH /api/admin/questions/:id/visibility', {
            params,
            body: { isVisible: !question.isVisible },
          })
        : api.call('PATCH /api/admin/questions/:id/premium', {
            params,
            body: { isPremium: !question.isPremium },
          });
    },
    onSuccess: (saved) => cacheSavedRow(queries, saved),
    onError: (error, { what }) => tellFailure(failureTitles[what], error),
  });
}

/** Changes or deletes many questions. */
export function useBulkChange({ onDone, onFailed }: Outcome) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (body: { ids: number[]; action: BulkAction }) =>
      api.call('POST /api/admin/questions/bulk', { body }),
    onSuccess: ({ changed }, { action }) => {
      const what = changed === 1 ? '1 question' : `${changed.toLocaleString('en')} questions`;
      onDone();
      notify({ title: `${what} ${action === 'delete' ? 'deleted' : 'updated'}`, tone: 'success' });
      return refreshQuestions(queries);
    },
    onError: (error, { action }) => {
      onFailed();
      tellFailure(failureTitles[action], error);
    },
  });
}

export function useDeletion({ onDone, onFailed }: Outcome) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const tellFailure = useFailureToast();
  return useMutation({
    mutationFn: (id: number) =>
      api.call('DELETE /api/admin/questions/:id', {
        params: { id },
        query: { permanent: 'true' },
      }),
    onSuccess: () => {
      onDone();
      notify({ title: 'Question deleted', tone: 'success' });
      return refreshQuestions(queries);
    },
    onError: (error) => {
      onFailed();
      tellFailure(failureTitles.delete, error);
    },
  });
}
