import type { Enrollment } from '#shared/contracts/two-factor.ts';
import { useApi } from '../../lib/app-context.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useSessionCheck } from '../../queries/session-changes.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
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

/** The secret for the app, and a code to confirm that the app has it. */
export function SetUpForm({ enrollment, onDone, onCancel }: SetUpFormProps) {
  const api = useApi();
  const checkSession = useSessionCheck();
  const form = useApiForm({
    schema: oneTimeCodeSchema,
    fields: ['code'],
    send: (body) => api.call('POST /api/user/authenticator/confirm', { body }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
    onFailure: checkSession,
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <p className="mt-3 mb-4 text-ink-muted">
        Scan this code with an authenticator app, or type in the key. Then enter the six-digit code
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
      <FailureNotice
        error={form.failure}
        fallback="Failed to turn on two-step sign-in"
        className="mb-3"
      />
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>Turn on</SubmitButton>
      </FormButtons>
    </form>
  );
}
