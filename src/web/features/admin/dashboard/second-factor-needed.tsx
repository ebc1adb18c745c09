import { ShieldCheck } from 'lucide-react';
import { TwoStep } from '../../../components/two-step/two-step.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

/** All that administrators see of the admin area until they turn on two-step sign-in. */
export function SecondFactorNeeded() {
  return (
    <MessageScreen
      title="Turn on two-step sign-in"
      icon={<ShieldCheck className="size-10" aria-hidden="true" />}
    >
      <p>
        Administrators of this site sign in with a password and a code from their phone. You can
        open the admin area once you have turned that on.
      </p>
      <TwoStep />
    </MessageScreen>
  );
}
