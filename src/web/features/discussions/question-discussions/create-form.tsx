import { useState } from 'react';
import { largestText } from '#shared/domain/text-size.ts';
import { AboutNumbers } from '../../../components/about-numbers.tsx';
import { DraftNotice } from '../../../components/composer/draft-notice.tsx';
import { PostKeyHint } from '../../../components/composer/post-key-hint.tsx';
import { submitByKey } from '../../../components/composer/submit-by-key.ts';
import { useDraft } from '../../../components/composer/use-draft.ts';
import { WritingArea } from '../../../components/composer/writing-area.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { newSubmissionKey } from '../../../lib/submission-key.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';
import { discussionFormSchema } from './discussion-schemas.ts';
import { creationFailure } from './failure-reasons.ts';

export interface CreateFormProps {
  questionId: number;
  /** The numbers that the question is shown with. */
  variant: string | null;
  onClose: () => void;
  onCreated: () => void;
}

export default function CreateForm(props: CreateFormProps) {
  const [resetCount, setResetCount] = useState(0);
  return (
    <DraftedForm key={resetCount} {...props} onDiscard={() => setResetCount(resetCount + 1)} />
  );
}

interface DraftedFormProps extends CreateFormProps {
  /** Resets the form once the draft is deleted. */
  onDiscard: () => void;
}

function DraftedForm({ questionId, variant, onClose, onCreated, onDiscard }: DraftedFormProps) {
  const title = useDraft({ draftKey: `question-${questionId}-title` });
  const content = useDraft({ draftKey: `question-${questionId}` });
  const form = useCreateDiscussion({ questionId, variant }, () => {
    title.clear();
    content.clear();
    onCreated();
  });
  const { onChange: onTitleChange, ...titleField } = form.field('title');
  function discard() {
    title.discard();
    content.discard();
    onDiscard();
  }
  return (
    <form
      method="post"
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.button.isPending) void form.submit(event);
      }}
      onKeyDown={submitByKey}
    >
      <TextField
        label="Title"
        placeholder="Enter a descriptive title"
        autoComplete="off"
        autoFocus
        {...titleField}
        value={title.text}
        onChange={(event) => {
          title.write(event.target.value);
          void onTitleChange(event);
        }}
      />
      <WritingArea
        label="Content"
        placeholder="Describe your question or share your approach"
        rows={10}
        largestBytes={largestText.discussion}
        {...form.field('content')}
        text={content.text}
        onText={content.write}
      />
      {variant !== null && <AboutNumbers variant={variant} />}
      <DraftNotice isRestored={title.isRestored || content.isRestored} onDiscard={discard} />
      <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
        {form.failure && (
          <>
            <strong>Error creating discussion</strong> {form.failure}
          </>
        )}
      </p>
      <FormButtons note={<PostKeyHint />} onCancel={onClose}>
        <SubmitButton {...form.button}>Create Discussion</SubmitButton>
      </FormButtons>
    </form>
  );
}

function useCreateDiscussion(
  subject: Pick<CreateFormProps, 'questionId' | 'variant'>,
  onCreated: () => void,
) {
  const api = useApi();
  const notify = useToast();
  const checkSession = useSessionCheck();
  // Also shown in the dialog, which may cover the toast.
  const [failure, setFailure] = useState('');
  // One per form: sending it again after a lost response creates only one discussion.
  const [submissionKey] = useState(newSubmissionKey);
  const form = useApiForm({
    schema: discussionFormSchema,
    fields: ['title', 'content'],
    send: (values) => {
      setFailure('');
      return api.call('POST /api/discussions', { body: { ...values, ...subject, submissionKey } });
    },
    onSuccess: () => {
      onCreated();
      notify({
        title: 'Discussion created',
        description: 'Your discussion has been successfully created',
        tone: 'success',
      });
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.status === 401) {
        notify({
          title: 'Authentication required',
          description: 'You must be logged in to create a discussion',
          tone: 'destructive',
        });
        checkSession(error);
        return;
      }
      const description = creationFailure(error);
      setFailure(description);
      notify({ title: 'Error creating discussion', description, tone: 'destructive' });
    },
  });
  return { ...form, failure };
}
