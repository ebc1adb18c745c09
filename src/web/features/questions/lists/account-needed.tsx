import { SignInNeeded } from '../../../components/sign-in-needed.tsx';

export function AccountNeeded() {
  return (
    <SignInNeeded title="Lists need an account">
      Sign in to collect questions in lists of your own, practice them in your order and share them.
    </SignInNeeded>
  );
}
