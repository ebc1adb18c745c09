import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Solution } from '#shared/contracts/solution.ts';
import { ConflictNotice } from '../../../components/editing/conflict-notice.tsx';
import { EditingForm } from '../../../components/editing/editing-form.tsx';
import { NumbersNotice } from '../../../components/editing/numbers-notice.tsx';
import { solutionFormSchema } from '../../../components/editing/question-schemas.ts';
import { useStoredVersion } from '../../../components/editing/use-stored-version.ts';
import {
  changedNumbersText,
  changesVariedTexts,
} from '../../../components/editing/varied-texts.ts';
import { Markup } from '../../../components/markup.tsx';
import { MarkupEditor } from '../../../components/markup-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { adminQuestionQuery, fetchAdminQuestion } from '../../../queries/admin-questions.ts';
import { fetchSolution, refreshSolution } from '../../../queries/solutions.ts';

interface SolutionFormProps {
  questionId: number;
  /** Null if there is none yet. */
  solution: Solution | null;
  onSaved: () => void;
  onCancel: () => void;
  onTakeTheirs: (theirs: Solution | null) => void;
}

export function SolutionForm(props: SolutionFormProps) {
  const { questionId, solution, onSaved, onCancel, onTakeTheirs } = props;
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const { data: question } = useQuery(adminQuestionQuery(api, questionId));
  const stored = useStoredVersion(solution, () => fetchSolution(api, questionId));
  const form = useApiForm({
    schema: solutionFormSchema,
    fields: ['content'],
    send: ({ content }) => {
      const base = stored.begin();
      if (!base) return api.call('POST /api/admin/solutions', { body: { questionId, content } });
      return api.call('PUT /api/admin/solutions/:id', {
        params: { id: base.id },
        body: { content, version: base.version },
      });
    },
    onSuccess: async () => {
      onSaved();
      const description = question?.hasVariants
        ? changedNumbersText(
            question,
            await fetchAdminQuestion(api, questionId).catch(() => question),
          )
        : '';
      notify({ title: 'Solution updated', description, tone: 'success' });
      return refreshSolution(queries, api, questionId);
    },
    onFailure: stored.explain,
  });
  const { conflict } = stored;
  return (
    <EditingForm
      {...form}
      failure={stored.failure}
      onCancel={onCancel}
      notice={
        question && (
          <NumbersNotice
            question={question}
            isChanged={changesVariedTexts(question, { solution: form.current('content') })}
          />
        )
      }
    >
      {conflict && (
        <ConflictNotice
          subject="solution"
          onKeepMine={() => {
            stored.allowOverwrite(conflict.theirs);
            void form.submit();
          }}
          onTakeTheirs={() => onTakeTheirs(conflict.theirs)}
        >
          {conflict.theirs ? <Markup html={conflict.theirs.contentHtml} /> : <p>No solution.</p>}
        </ConflictNotice>
      )}
      <MarkupEditor
        label="Solution"
        rows={20}
        defaultValue={solution?.content ?? ''}
        autoFocus
        {...form.field('content')}
      />
    </EditingForm>
  );
}
