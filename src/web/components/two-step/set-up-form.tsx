import { useState } from 'react';
import type { Enrollment } from '#shared/contracts/second-factor.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';
import { FormButtons } from '../ui/form-buttons.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { QrCode } from './qr-code.tsx';
import { oneTimeCodeSchema } from './two-step-schemas.ts';

interface SetUpFormProps {
  enrollment: Enrollment;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

/** The secret for the app, and the code that shows that it has arrived there. */
export function SetUpForm({ enrollment, onDone, onCancel }: SetUpFormProps) {
  const api = useApi();
  const noteSessionEnd = useNoteSessionEnd();
  const [failure, setFailure] = useState('');
  const form = useApiForm({
    schema: oneTimeCodeSchema,
    fields: ['code'],
    send: (body) => {
      setFailure('');
      return api.call('POST /api/user/authenticator/confirm', { body });
    },
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailure: (error) => {
      noteSessionEnd(error);
      const isToldAtField = error instanceof ApiError && 'code' in error.fieldErrors;
      if (!isToldAtField) setFailure(failureText(error, 'Failed to turn on two-step sign-in'));
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <p className="mt-3 mb-4 text-ink-muted">
        Scan this code with an authenticator app, or type the key into it. Then enter the six digits
        that the app shows.
      </p>
      <QrCode text={enrollment.url} label="QR code for your authenticator app" />
      <p className="mt-3 mb-4 text-sm">
        Key:{' '}
        <code className="wrap-anywhere font-mono">
          {enrollment.secret.replaceAll(/.{4}(?!$)/g, '$& ')}
        </code>
      </p>
      <TextField
        label="Code from the app"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        autoFocus
        {...form.field('code')}
      />
      <p className="mb-4 text-sm">
        <a href={enrollment.url} className="text-link">
          Open in an app on this device
        </a>
      </p>
      <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
        {failure}
      </p>
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>Turn on</SubmitButton>
      </FormButtons>
    </form>
  );
}
