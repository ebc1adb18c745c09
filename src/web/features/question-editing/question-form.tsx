import { useQueryClient } from '@tanstack/react-query';
import type { QuestionDetail } from '#shared/contracts/question.ts';
import { Markup } from '../../components/markup.tsx';
import { MarkupEditor } from '../../components/markup-editor.tsx';
import { useApi } from '../../lib/app-context.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { EditingForm } from './editing-form.tsx';
import { listChanges } from './question-changes.ts';
import { questionFormSchema } from './question-editing-schemas.ts';
import { QuestionFields } from './question-fields.tsx';
import { fetchQuestion, noteSavedQuestion } from './stored-queries.ts';
import { useStoredVersion } from './use-stored-version.ts';

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
      api.put<QuestionDetail>(`/api/admin/questions/${question.id}`, {
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
      <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm empty:hidden">
        {listChanges(earlier, theirs).map(({ label, value }) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <Markup html={theirs.descriptionHtml} />
    </>
  );
}
