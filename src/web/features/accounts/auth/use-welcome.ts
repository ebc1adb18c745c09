import type { User } from '#shared/contracts/user.ts';
import { useToast } from '../../../lib/toast.ts';
import { useReplaceUser } from '../../../queries/current-user.ts';

/** For someone who has just signed in. */
export function useWelcome(): (user: User) => void {
  const notify = useToast();
  const replaceUser = useReplaceUser();
  return (user) => {
    replaceUser(user);
    notify({
      title: 'Login successful',
      description: `Welcome back, ${user.username}!`,
      tone: 'success',
    });
  };
}
