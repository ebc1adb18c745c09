import { ShieldCheck } from 'lucide-react';
import { TwoStep } from '../../../components/two-step/two-step.tsx';
import { MessageScreen } from '../../../components/ui/message-screen.tsx';

/** All that administrators see of the admin area until they have what it asks for. */
export function SecondFactorNeeded() {
  return (
    <MessageScreen
      title="Turn on two-step sign-in"
      icon={<ShieldCheck className="size-10" aria-hidden="true" />}
    >
      <p>
        Administrators of this site sign in with a password and a code from their phone. The admin
        area opens as soon as you have turned that on.
      </p>
      <TwoStep />
    </MessageScreen>
  );
}
