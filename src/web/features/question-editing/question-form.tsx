import { useQueryClient } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { ChangedFields } from '../../components/editing/changed-fields.tsx';
import { ConflictNotice } from '../../components/editing/conflict-notice.tsx';
import { EditingForm } from '../../components/editing/editing-form.tsx';
import { listChanges } from '../../components/editing/question-changes.ts';
import { useStoredVersion } from '../../components/editing/use-stored-version.ts';
import { Markup } from '../../components/markup.tsx';
import { MarkupEditor } from '../../components/markup-editor.tsx';
import { useApi } from '../../lib/app-context.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { questionFormSchema } from './question-editing-schemas.ts';
import { QuestionFields } from './question-fields.tsx';
import { fetchQuestion, noteSavedQuestion } from './stored-queries.ts';

interface QuestionFormProps {
  question: QuestionDetail;
  onSaved: () => void;
  onCancel: () => void;
  onTakeTheirs: (theirs: QuestionDetail) => void;
}

export function QuestionForm({ question, onSaved, onCancel, onTakeTheirs }: QuestionFormProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const stored = useStoredVersion(question, () => fetchQuestion(api, question.id));
  const form = useApiForm({
    schema: questionFormSchema,
    fields: ['name', 'difficulty', 'category', 'type', 'imageUrl', 'description'],
    send: (values) =>
      api.put<AdminQuestion>(`/api/admin/questions/${question.id}`, {
        ...values,
        imageUrl: values.imageUrl || null,
        version: stored.begin().version,
      }),
    onSuccess: (saved) => {
      onSaved();
      notify({ title: 'Question updated', tone: 'success' });
      return noteSavedQuestion(queries, saved);
    },
    onFailure: stored.explain,
  });
  const theirs = stored.conflict?.theirs;
  return (
    <EditingForm {...form} failure={stored.failure} onCancel={onCancel}>
      {theirs && (
        <ConflictNotice
          subject="question"
          onKeepMine={() => {
            stored.allowOverwrite(theirs);
            void form.submit();
          }}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        >
          <StoredQuestion earlier={question} theirs={theirs} />
        </ConflictNotice>
      )}
      <QuestionFields question={question} field={form.field} />
      <MarkupEditor
        label="Description"
        defaultValue={question.description}
        {...form.field('description')}
      />
    </EditingForm>
  );
}

/** In full where it is long, and only what has changed where it is short. */
function StoredQuestion({ earlier, theirs }: { earlier: QuestionDetail; theirs: QuestionDetail }) {
  return (
    <>
      <ChangedFields fields={listChanges(earlier, theirs)} />
      <Markup html={theirs.descriptionHtml} />
    </>
  );
}
