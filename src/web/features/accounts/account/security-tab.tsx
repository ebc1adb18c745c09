import { TwoStep } from '../../../components/two-step/two-step.tsx';
import { ActiveSessions } from './active-sessions.tsx';
import { Passkeys } from './passkeys.tsx';
import { Section } from './section.tsx';
import { SecurityLog } from './security-log.tsx';
import { SignInProviders } from './sign-in-providers.tsx';

/** All about signing in but the password, which has a tab of its own. */
export function SecurityTab() {
  return (
    <>
      <Section
        title="Two-step sign-in"
        text="Requires a code from your phone as well, so a stolen password isn't enough to sign in."
      >
        <TwoStep />
      </Section>
      <Section
        title="Passkeys"
        text="Sign in with your fingerprint, face or screen lock. Once you add one, your password alone won't be enough."
      >
        <Passkeys />
      </Section>
      <SignInProviders />
      <Section
        title="Active sessions"
        text="Devices signed in to your account. If you don't recognize one, change your password."
      >
        <ActiveSessions />
      </Section>
      <Section
        title="Security log"
        text="Activity on your account in the last 90 days. IP addresses are shortened."
      >
        <SecurityLog />
      </Section>
    </>
  );
}
