import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { longestListName } from '#shared/domain/lists.ts';
import { Button } from '../../../components/ui/button.tsx';
import { describedBy, Field } from '../../../components/ui/field.tsx';
import { FormButtons } from '../../../components/ui/form-buttons.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refreshLists } from '../../../queries/lists.ts';
import { useSessionCheck } from '../../../queries/session-changes.ts';

interface NewListInlineProps {
  questionId: number;
  isFirst: boolean;
  onClose: () => void;
}

/** A new list with this question in it. */
export function NewListInline({ questionId, isFirst, onClose }: NewListInlineProps) {
  const api = useApi();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const create = useMutation({
    mutationFn: () => api.call('POST /api/lists', { body: { name, questionId } }),
    onSuccess: () => {
      setName('');
      return refreshLists(queries);
    },
    onError: useSessionCheck(),
  });
  const error = create.error
    ? failureText(create.error, 'The list could not be created.')
    : undefined;
  return (
    <form
      noValidate
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !create.isPending) create.mutate();
      }}
    >
      <Field id={id} label={isFirst ? 'Name of your first list' : 'New list'} error={error}>
        <Input
          id={id}
          value={name}
          dir="auto"
          maxLength={longestListName}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          {...describedBy(id, { error })}
        />
      </Field>
      <FormButtons cancelLabel="Done" onCancel={onClose}>
        <Button type="submit" size="medium" disabled={name.trim() === '' || create.isPending}>
          Create and add
        </Button>
      </FormButtons>
    </form>
  );
}
