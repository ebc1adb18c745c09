import './zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

interface ApiForm<Values extends FieldValues, Answer> {
  schema: z.ZodType<Values, Values>;
  /** The names of its fields, in the order in which they stand. */
  fields: readonly FieldPath<Values>[];
  send: (values: Values) => Promise<Answer>;
  onSuccess: (answer: Answer, values: Values) => unknown;
  onFailure: (error: Error) => unknown;
}

/**
 * A form whose content goes to the API. It has no initial values of its own but takes what stands
 * in its fields, and so keeps what somebody typed before the page's scripts were there.
 */
export function useApiForm<Values extends FieldValues, Answer>({
  schema,
  fields,
  send,
  onSuccess,
  onFailure,
}: ApiForm<Values, Answer>) {
  const form = useForm({ resolver: zodResolver(schema), mode: 'onTouched' });
  const { formState } = form;

  /** Puts each complaint at its field, and the reader at the first of them. */
  function showFieldErrors(error: Error): void {
    const complaints = error instanceof ApiError ? error.fieldErrors : {};
    let isFirst = true;
    for (const name of fields) {
      const message = complaints[name];
      if (!message) continue;
      form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }

  /** Nobody is told about a field that they have not come to yet. */
  function recheck(name: FieldPath<Values>): void {
    if (form.getFieldState(name, formState).isTouched) void form.trigger(name);
  }

  const sending = useMutation({
    mutationFn: send,
    onSuccess,
    onError: (error) => {
      showFieldErrors(error);
      onFailure(error);
    },
  });

  return {
    /** What a field of this name needs to be part of the form. Its twin must repeat its value. */
    field: (name: FieldPath<Values>, twin?: FieldPath<Values>) => ({
      ...form.register(name, { onChange: () => twin && recheck(twin) }),
      error: form.getFieldState(name, formState).error?.message,
    }),
    submit: form.handleSubmit((values) => sending.mutate(values)),
    /** What its submit button needs. */
    button: {
      isBlocked: !formState.isValid || sending.isPending,
      isPending: sending.isPending,
    },
    clear: () => form.reset(),
    /** For a field that nobody types in. */
    set: form.setValue,
    /** As if somebody had typed all of it. */
    fill: (values: Values) => form.reset(values),
  };
}
