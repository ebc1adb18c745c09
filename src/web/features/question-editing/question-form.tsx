import { useQueryClient } from '@tanstack/react-query';
import { ChangedFields } from '../../components/editing/changed-fields.tsx';
import { ConflictNotice } from '../../components/editing/conflict-notice.tsx';
import { EditingForm } from '../../components/editing/editing-form.tsx';
import { listChanges } from '../../components/editing/question-changes.ts';
import { QuestionFields } from '../../components/editing/question-fields.tsx';
import { useStoredVersion } from '../../components/editing/use-stored-version.ts';
import { Markup } from '../../components/markup.tsx';
import { MarkupEditor } from '../../components/markup-editor.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { useApi } from '../../lib/app-context.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { noteSavedQuestion } from '../../queries/questions.ts';
import { questionFormSchema } from './question-editing-schemas.ts';
import { fetchStoredQuestion, type StoredQuestion } from './stored-question.ts';

interface QuestionFormProps {
  question: StoredQuestion;
  onSaved: () => void;
  onCancel: () => void;
  onTakeTheirs: (theirs: StoredQuestion) => void;
}

export function QuestionForm({ question, onSaved, onCancel, onTakeTheirs }: QuestionFormProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const stored = useStoredVersion(question, () => fetchStoredQuestion(api, question.id));
  const form = useApiForm({
    schema: questionFormSchema,
    fields: ['name', 'difficulty', 'category', 'type', 'imageUrl', 'description'],
    send: (values) =>
      api.call('PUT /api/admin/questions/:id', {
        params: { id: question.id },
        body: {
          ...values,
          imageUrl: values.imageUrl || null,
          version: stored.begin().version,
        },
      }),
    onSuccess: (saved) => {
      onSaved();
      notify({ title: 'Question updated', tone: 'success' });
      return noteSavedQuestion(queries, api, saved);
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
          <ChangedFields fields={listChanges(question, theirs)} />
          <Markup html={theirs.descriptionHtml} />
        </ConflictNotice>
      )}
      <QuestionFields
        question={question}
        field={form.field}
        jobTitle={{ label: 'Job title (optional)' }}
      >
        <TextField
          label="Image name (optional)"
          defaultValue={question.imageUrl ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('imageUrl')}
        />
      </QuestionFields>
      <MarkupEditor
        label="Description"
        defaultValue={question.description}
        {...form.field('description')}
      />
    </EditingForm>
  );
}
