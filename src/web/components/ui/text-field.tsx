import { type ComponentProps, useId } from 'react';
import { describedBy, Field } from './field.tsx';
import { Input } from './input.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Input {...input} {...describedBy(id, { hint, error })} id={id} />
    </Field>
  );
}
