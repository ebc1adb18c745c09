import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
