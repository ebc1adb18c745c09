import type { ListText } from '#shared/contracts/list.ts';
import { FormButtons } from '../../components/ui/form-buttons.tsx';
import { SubmitButton } from '../../components/ui/submit-button.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useNoteSessionEnd } from '../../queries/session-changes.ts';
import { listTextSchema } from './list-schemas.ts';

interface ListFormProps<Answer> {
  text?: { name: string; description: string | null };
  label: string;
  send: (text: ListText) => Promise<Answer>;
  onSaved: (answer: Answer) => unknown;
  onCancel: () => void;
}

/** The name and the description of a list. */
export function ListForm<Answer>({ text, label, send, onSaved, onCancel }: ListFormProps<Answer>) {
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  const form = useApiForm({
    schema: listTextSchema,
    fields: ['name', 'description'],
    send,
    onSuccess: onSaved,
    onFailure: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'The list was not saved',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
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
