import { useQueryClient } from '@tanstack/react-query';
import type { AdminQuestion } from '#shared/contracts/admin-question.ts';
import { defaultCategory } from '#shared/domain/questions.ts';
import { ChangedFields } from '../../../components/editing/changed-fields.tsx';
import { ConflictNotice } from '../../../components/editing/conflict-notice.tsx';
import { EditingForm } from '../../../components/editing/editing-form.tsx';
import { ExtrasSections } from '../../../components/editing/extras/extras-sections.tsx';
import { useExtrasDraft } from '../../../components/editing/extras/use-extras-draft.ts';
import { NumbersNotice } from '../../../components/editing/numbers-notice.tsx';
import { listChanges } from '../../../components/editing/question-changes.ts';
import { QuestionFields } from '../../../components/editing/question-fields.tsx';
import {
  adminQuestionSchema,
  solvedQuestionSchema,
} from '../../../components/editing/question-schemas.ts';
import { useStoredVersion } from '../../../components/editing/use-stored-version.ts';
import {
  changedNumbersText,
  changesVariedExtras,
  changesVariedTexts,
} from '../../../components/editing/varied-texts.ts';
import { visibilityText } from '../../../components/editing/visibility-text.ts';
import { MarkupEditor } from '../../../components/markup-editor.tsx';
import { MarkupPreview } from '../../../components/markup-preview.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import {
  cacheAddedRow,
  cacheSavedRow,
  fetchAdminQuestion,
} from '../../../queries/admin-questions.ts';

interface QuestionFormProps {
  /** Null: a new question. */
  question: AdminQuestion | null;
  onSaved: () => void;
  onCancel: () => void;
  onTakeTheirs: (theirs: AdminQuestion) => void;
}

const newQuestion = {
  name: '',
  difficulty: 'Medium',
  category: defaultCategory,
  type: 'Stochastic Calculus',
  imageUrl: null,
  isPremium: false,
  isVisible: true,
  keepsAnswer: null,
} as const;

export function QuestionForm({ question, onSaved, onCancel, onTakeTheirs }: QuestionFormProps) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const stored = useStoredVersion(question, async () =>
    question ? fetchAdminQuestion(api, question.id) : null,
  );
  const extras = useExtrasDraft(question);
  const done = question ? 'updated' : 'added';
  const form = useApiForm({
    schema: question?.solution ? solvedQuestionSchema : adminQuestionSchema,
    fields: ['name', 'difficulty', 'category', 'type', 'description', 'solution'],
    send: ({ imageUrl, ...values }) => {
      const fields = { ...values, ...extras.changed(), imageUrl: imageUrl || null };
      const base = stored.begin();
      if (!base) return api.call('POST /api/admin/questions', { body: fields });
      return api.call('PUT /api/admin/questions/:id', {
        params: { id: base.id },
        body: {
          ...fields,
          version: base.version,
          solutionVersion: base.solution?.version ?? 0,
        },
      });
    },
    onSuccess: (saved, { solution }) => {
      onSaved();
      // Both are saved in one transaction, so this should never happen.
      if (solution.trim() !== '' && !saved.solution) {
        notify({
          title: 'Warning',
          description: `Question ${done} but failed to save solution`,
          tone: 'destructive',
        });
      } else {
        notify({
          title: `Question ${done}`,
          description: `${visibilityText(saved)} ${changedNumbersText(question, saved)}`.trim(),
          tone: 'success',
        });
      }
      return question ? cacheSavedRow(queries, saved) : cacheAddedRow(queries, saved);
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
      failureTitle={question ? 'Failed to update question' : 'Failed to add question'}
      saveLabel={question ? 'Save' : 'Add question'}
      onCancel={onCancel}
      notice={
        question && (
          <NumbersNotice
            question={question}
            isChanged={
              changesVariedExtras(extras.form.first, extras.form.draft) ||
              changesVariedTexts(question, {
                description: form.current('description'),
                solution: form.current('solution'),
                keepsAnswer: form.current('keepsAnswer'),
              })
            }
          />
        )
      }
    >
      {question && theirs && (
        <ConflictNotice
          subject="question"
          onKeepMine={() => {
            stored.allowOverwrite(theirs);
            void form.submit();
          }}
          onTakeTheirs={() => onTakeTheirs(theirs)}
        >
          <ChangedFields fields={listChanges(question, theirs)} />
          <MarkupPreview label="Stored description" source={theirs.description} />
          <MarkupPreview label="Stored solution" source={theirs.solution?.content ?? ''} />
        </ConflictNotice>
      )}
      <QuestionFields
        question={question ?? newQuestion}
        field={form.field}
        jobTitle={{ label: 'Job title', hint: '“Interview Question” is appended when you save.' }}
        onImage={(path) => form.set('imageUrl', path, { shouldDirty: true })}
      />
      <MarkupEditor
        label="Description"
        defaultValue={question?.description ?? ''}
        {...form.field('description')}
      />
      <MarkupEditor
        label={question?.solution ? 'Solution' : 'Solution (optional)'}
        defaultValue={question?.solution?.content ?? ''}
        {...form.field('solution')}
      />
      <ExtrasSections {...extras.form} />
    </EditingForm>
  );
}
