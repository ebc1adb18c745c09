import { useId, useState } from 'react';
import { wholeNumber } from '#shared/domain/whole-number.ts';
import { AboutNumbers } from '../../../components/about-numbers.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { TextArea } from '../../../components/ui/input.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { deleteDraft, readDraft, saveDraft } from './error-report-drafts.ts';
import { errorReportFormSchema, longestReport } from './error-report-schemas.ts';

interface ErrorReportFormProps {
  userId: number;
  questionId: number;
  /** The numbers that the question is shown with. */
  variant: string | null;
  onClose: () => void;
}

export function ErrorReportForm({ userId, questionId, variant, onClose }: ErrorReportFormProps) {
  const api = useApi();
  const notify = useToast();
  const reportFailure = useReportFailure();
  const owner = { userId, questionId };
  const form = useApiForm({
    schema: errorReportFormSchema,
    fields: ['description'],
    send: ({ description }) =>
      api.call('POST /api/questions/:id/report-error', {
        params: { id: questionId },
        body: { description, variant },
      }),
    onSuccess: () => {
      deleteDraft(owner);
      onClose();
      notify({
        title: 'Error reported',
        description: 'Thank you for reporting this error. An administrator will review it.',
        tone: 'success',
      });
    },
    onFailure: (error) => reportFailure('Report failed', error),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-4">
      <DescriptionField
        defaultValue={readDraft(owner)}
        onTextChange={(text) => saveDraft(owner, text)}
        {...form.field('description')}
      />
      {variant !== null && <AboutNumbers variant={variant} />}
      <FormButtons onCancel={onClose}>
        <SubmitButton {...form.button}>Send report</SubmitButton>
      </FormButtons>
    </form>
  );
}

interface DescriptionFieldProps extends React.ComponentProps<'textarea'> {
  defaultValue: string;
  error: string | undefined;
  onTextChange: (text: string) => void;
}

function DescriptionField({ error, onTextChange, ...textarea }: DescriptionFieldProps) {
  const id = useId();
  const [length, setLength] = useState(textarea.defaultValue.length);
  const hint = `${wholeNumber(length)} of ${wholeNumber(longestReport)} characters`;
  return (
    <Field id={id} label="What is wrong?" hint={hint} error={error}>
      <TextArea
        {...textarea}
        {...describedBy(id, { hint, error })}
        id={id}
        rows={6}
        autoFocus
        maxLength={longestReport}
        onInput={({ currentTarget: { value } }) => {
          setLength(value.length);
          onTextChange(value);
        }}
      />
    </Field>
  );
}
