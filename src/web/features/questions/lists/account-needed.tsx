import { SignInNeeded } from '../../../components/sign-in-needed.tsx';

export function AccountNeeded() {
  return (
    <SignInNeeded title="Sign in to use lists">
      Collect questions in your own lists, practice them in any order you like and share them.
    </SignInNeeded>
  );
}
