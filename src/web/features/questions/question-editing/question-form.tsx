import { useQueryClient } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { ChangedFields } from '../../../components/editing/changed-fields.tsx';
import { ConflictNotice } from '../../../components/editing/conflict-notice.tsx';
import { EditingForm } from '../../../components/editing/editing-form.tsx';
import { ExtrasSections } from '../../../components/editing/extras/extras-sections.tsx';
import { useExtrasDraft } from '../../../components/editing/extras/use-extras-draft.ts';
import { NumbersNotice } from '../../../components/editing/numbers-notice.tsx';
import { listChanges } from '../../../components/editing/question-changes.ts';
import { QuestionFields } from '../../../components/editing/question-fields.tsx';
import { questionFormSchema } from '../../../components/editing/question-schemas.ts';
import { useStoredVersion } from '../../../components/editing/use-stored-version.ts';
import {
  changedNumbersText,
  changesVariedExtras,
  changesVariedTexts,
} from '../../../components/editing/varied-texts.ts';
import { visibilityText } from '../../../components/editing/visibility-text.ts';
import { Markup } from '../../../components/markup.tsx';
import { MarkupEditor } from '../../../components/markup-editor.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { fetchAdminQuestion } from '../../../queries/admin-questions.ts';
import { cacheSavedQuestion } from '../../../queries/questions.ts';

interface QuestionFormProps {
  question: AdminQuestion;
  onSaved: () => void;
  onCancel: () => void;
  onTakeTheirs: (theirs: AdminQuestion) => void;
}

export function QuestionForm({ question, onSaved, onCancel, onTakeTheirs }: QuestionFormProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const stored = useStoredVersion(question, () => fetchAdminQuestion(api, question.id));
  const extras = useExtrasDraft(question);
  const form = useApiForm({
    schema: questionFormSchema,
    fields: ['name', 'difficulty', 'category', 'type', 'description'],
    send: (values) =>
      api.call('PUT /api/admin/questions/:id', {
        params: { id: question.id },
        body: {
          ...values,
          ...extras.changed(),
          imageUrl: values.imageUrl || null,
          version: stored.begin().version,
        },
      }),
    onSuccess: (saved) => {
      onSaved();
      notify({
        title: 'Question updated',
        description: `${visibilityText(saved)} ${changedNumbersText(question, saved)}`.trim(),
        tone: 'success',
      });
      return cacheSavedQuestion(queries, api, saved);
    },
    onFailure: (error) => {
      extras.explain(error);
      return stored.explain(error);
    },
  });
  const theirs = stored.conflict?.theirs;
  return (
    <EditingForm
      {...form}
      failure={stored.failure}
      onCancel={onCancel}
      notice={
        <NumbersNotice
          question={question}
          isChanged={
            changesVariedExtras(extras.form.first, extras.form.draft) ||
            changesVariedTexts(question, {
              description: form.current('description'),
              keepsAnswer: form.current('keepsAnswer'),
            })
          }
        />
      }
    >
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
        onImage={(path) => form.set('imageUrl', path, { shouldDirty: true })}
      />
      <MarkupEditor
        label="Description"
        defaultValue={question.description}
        {...form.field('description')}
      />
      <ExtrasSections {...extras.form} />
    </EditingForm>
  );
}
