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
      <Section title="Password" text="You have none. With one, you can sign in either way.">
        <FirstPasswordForm user={user} />
      </Section>
    );
  }
  return (
    <Section title="Password" text="Changing it signs you out on every other device.">
      <PasswordForm user={user} />
    </Section>
  );
}
