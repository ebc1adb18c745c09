import type { ComponentProps, FormEventHandler, ReactNode } from 'react';
import type { User } from '#shared/contracts/user.ts';
import { NewPasswordField } from '../../../components/ui/new-password-field.tsx';
import { PasswordField } from '../../../components/ui/password-field.tsx';
import { SubmitButton } from '../../../components/ui/submit-button.tsx';

interface NewPasswordFormProps {
  user: User;
  onSubmit: FormEventHandler;
  /** Props that connect the fields and the button to the form. */
  newPassword: Omit<ComponentProps<typeof NewPasswordField>, 'label'>;
  confirmPassword: Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
  button: Omit<ComponentProps<typeof SubmitButton>, 'children'>;
  /** Button text. */
  label: string;
  /** Fields above the new password. */
  children?: ReactNode;
}

export function NewPasswordForm(props: NewPasswordFormProps) {
  const { user, onSubmit, newPassword, confirmPassword, button, label, children } = props;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="max-w-md">
      {/* Tells password managers whose password this is. */}
      <input
        type="text"
        name="account"
        autoComplete="username"
        value={user.email}
        readOnly
        hidden
      />
      {children}
      <NewPasswordField label="New password" {...newPassword} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...confirmPassword}
      />
      <div className="mt-1">
        <SubmitButton {...button}>{label}</SubmitButton>
      </div>
    </form>
  );
}
