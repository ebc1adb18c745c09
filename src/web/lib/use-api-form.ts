import './zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

interface ApiForm<Values extends FieldValues, Answer> {
  schema: z.ZodType<Values, Values>;
  /** The names of its fields, in visual order. */
  fields: readonly FieldPath<Values>[];
  send: (values: Values) => Promise<Answer>;
  onSuccess: (answer: Answer, values: Values) => unknown;
  onFailure: (error: Error) => unknown;
}

/**
 * A form that is sent to the API. It reads its fields instead of setting initial values, and so
 * keeps what was typed before hydration.
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

  /** Shows each error at its field and focuses the first one. */
  function showFieldErrors(error: Error): void {
    const messages = error instanceof ApiError ? error.fieldErrors : {};
    let isFirst = true;
    for (const name of fields) {
      const message = messages[name];
      if (!message) continue;
      form.setError(name, { type: 'server', message }, { shouldFocus: isFirst });
      isFirst = false;
    }
  }

  function isTold(error: Error | null): boolean {
    return error instanceof ApiError && fields.some((name) => name in error.fieldErrors);
  }

  /** Untouched fields show no errors. */
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
    /** Props that connect a field to the form. Its twin is the field that repeats its value. */
    field: (name: FieldPath<Values>, twin?: FieldPath<Values>) => ({
      ...form.register(name, { onChange: () => twin && recheck(twin) }),
      error: form.getFieldState(name, formState).error?.message,
    }),
    /** What a field holds; undefined until it is touched. */
    current: <Name extends FieldPath<Values>>(name: Name) => form.watch(name),
    submit: form.handleSubmit((values) => sending.mutate(values)),
    /** Props of the submit button. */
    button: {
      isBlocked: !formState.isValid || sending.isPending,
      isPending: sending.isPending,
    },
    /** Why the last attempt failed, unless a field shows it. */
    failure: isTold(sending.error) ? null : sending.error,
    clear: () => form.reset(),
    /** For fields without an input of their own. */
    set: form.setValue,
    /** Sets all fields at once. */
    fill: (values: Values) => form.reset(values),
  };
}
