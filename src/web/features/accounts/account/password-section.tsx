import { useQuery } from '@tanstack/react-query';
import type { User } from '#shared/contracts/user.ts';
import { useApi } from '../../../lib/app-context.ts';
import { signInMethodsQuery } from '../../../queries/sign-in-providers.ts';
import { FirstPasswordForm } from './first-password-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { Section } from './section.tsx';

export function PasswordSection({ user }: { user: User }) {
  const { data: methods } = useQuery(signInMethodsQuery(useApi()));
  if (methods?.hasPassword === false) {
    return (
      <Section title="Password" text="You haven't set a password. Add one to use either method.">
        <FirstPasswordForm user={user} />
      </Section>
    );
  }
  return (
    <Section title="Password" text="Changing your password signs you out on all other devices.">
      <PasswordForm user={user} />
    </Section>
  );
}
