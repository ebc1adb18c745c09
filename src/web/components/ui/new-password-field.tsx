import { useState } from 'react';
import { strengthNote } from '../../lib/password-strength.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'note'>;

/** Says how hard the password is to guess while it is typed. */
export function NewPasswordField({ onChange, onBlur, ...field }: NewPasswordFieldProps) {
  const [note, setNote] = useState<string>();
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      note={note}
      onChange={(event) => {
        setNote(strengthNote(event.target.value));
        onChange?.(event);
      }}
      onBlur={(event) => {
        setNote(undefined);
        onBlur?.(event);
      }}
    />
  );
}
