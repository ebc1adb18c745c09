import type { ListText } from '#shared/contracts/list.ts';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { listTextSchema } from './list-schemas.ts';

interface ListFormProps<Answer> {
  text?: { name: string; description: string | null };
  label: string;
  send: (text: ListText) => Promise<Answer>;
  onSaved: (answer: Answer) => unknown;
  onCancel: () => void;
}

/** The name and description of a list. */
export function ListForm<Answer>({ text, label, send, onSaved, onCancel }: ListFormProps<Answer>) {
  const reportFailure = useReportFailure();
  const form = useApiForm({
    schema: listTextSchema,
    fields: ['name', 'description'],
    send,
    onSuccess: onSaved,
    onFailure: (error) => reportFailure('The list was not saved', error),
  });
  return (
    <form method="post" noValidate onSubmit={form.submit} className="mt-4 max-w-xl">
      <TextField
        label="Name"
        dir="auto"
        autoComplete="off"
        autoFocus
        defaultValue={text?.name ?? ''}
        {...form.field('name')}
      />
      <TextField
        label="Description (optional)"
        hint="One sentence."
        dir="auto"
        autoComplete="off"
        defaultValue={text?.description ?? ''}
        {...form.field('description')}
      />
      <FormButtons onCancel={onCancel}>
        <SubmitButton {...form.button}>{label}</SubmitButton>
      </FormButtons>
    </form>
  );
}
