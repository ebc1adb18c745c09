import { useId } from 'react';
import type { User } from '#shared/contracts/user.ts';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { NeedsScriptsNotice } from '../../../components/ui/needs-scripts-notice.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { longestFeedback, newFeedbackSchema } from './feedback-schemas.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';

interface FeedbackFormProps {
  user: User | null;
  onSent: () => void;
}

export function FeedbackForm({ user, onSent }: FeedbackFormProps) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const form = useApiForm({
    schema: newFeedbackSchema,
    fields: ['message', 'name', 'email'],
    send: (feedback) => api.call('POST /api/feedback', { body: feedback }),
    onSuccess: () => {
      draft.drop();
      onSent();
    },
    onFailure: (error) =>
      tellFailure(
        'Feedback not sent',
        error,
        'Please try again later. Your message has been saved.',
      ),
  });
  const draft = useFeedbackDraft(user?.id ?? null, form.fill);
  return (
    <form
      ref={draft.ref}
      method="post"
      noValidate
      onSubmit={form.submit}
      onInput={draft.onInput}
      className="max-w-xl"
    >
      <NeedsScriptsNotice />
      <MessageField {...form.field('message')} />
      {user ? (
        <p className="mb-6 text-ink-muted text-sm">
          You're writing as <strong className="font-medium text-ink">{user.username}</strong>. If
          you have a question, we'll reply to {user.email}.
        </p>
      ) : (
        <div className="grid gap-x-5 sm:grid-cols-2">
          <TextField
            label="Name (optional)"
            autoComplete="name"
            maxLength={100}
            {...form.field('name')}
          />
          <TextField
            label="Email (optional)"
            type="email"
            autoComplete="email"
            hint="Only used to reply to you."
            {...form.field('email')}
          />
        </div>
      )}
      <SubmitButton {...form.button}>Send feedback</SubmitButton>
    </form>
  );
}

interface MessageFieldProps extends React.ComponentProps<'textarea'> {
  error: string | undefined;
}

function MessageField({ error, ...textarea }: MessageFieldProps) {
  const id = useId();
  const hint = `10 to ${wholeNumber(longestFeedback)} characters.`;
  return (
    <Field id={id} label="Your message" hint={hint} error={error}>
      <TextArea
        {...textarea}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={8}
        maxLength={longestFeedback}
      />
    </Field>
  );
}
