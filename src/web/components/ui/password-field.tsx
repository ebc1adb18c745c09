import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { describedBy, Field } from './field.tsx';
import { Input } from './input.tsx';
import { LiveButton } from './live-button.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  autoComplete: 'current-password' | 'new-password';
  note?: string | undefined;
}

export function PasswordField({ label, hint, error, note, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <div className="relative">
        <Input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="pe-12"
        />
        <LiveButton
          className="needs-scripts absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-muted hover:text-ink focus-visible:-outline-offset-3"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="size-5" aria-hidden="true" />
          <span className="sr-only">Show {label.toLowerCase()}</span>
        </LiveButton>
      </div>
    </Field>
  );
}
