import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '#shared/contracts/passkey.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { passkeysQuery } from '../../../queries/passkeys.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { passkeyNameSchema } from './account-schemas.ts';

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        aria-label={`Rename ${passkey.name}`}
        onClick={() => setOpen(true)}
      >
        Rename
      </Button>
      <Dialog title="Rename passkey" isOpen={isOpen} onClose={close}>
        <NameForm passkey={passkey} onClose={close} />
      </Dialog>
    </>
  );
}

interface NameFormProps {
  passkey: Passkey;
  onClose: () => void;
}

function NameForm({ passkey: { id, name }, onClose }: NameFormProps) {
  const api = useApi();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const form = useApiForm({
    schema: passkeyNameSchema,
    fields: ['name'],
    send: (body) => api.call('PUT /api/user/passkeys/:id', { params: { id }, body }),
    onSuccess: () => {
      onClose();
      return queries.invalidateQueries(passkeysQuery(api));
    },
    onFailure: (error) => reportFailure('Failed to rename the passkey', error),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-4">
      <TextField label="Name" autoComplete="off" defaultValue={name} {...form.field('name')} />
      <FormButtons onCancel={onClose}>
        <SubmitButton {...form.button}>Save</SubmitButton>
      </FormButtons>
    </form>
  );
}
