import type { User } from '#shared/contracts/user.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { keepFor } from '../../../lib/keep-wish.ts';
import { useToast } from '../../../lib/toast.ts';
import { useReplaceUser } from '../../../queries/current-user.ts';
import { useSettings } from '../../../queries/settings.ts';

interface RegistrationOutcome {
  onRegistered: (user: User) => void;
  /** Whether what was answered in this browser is to be kept without asking. */
  keepsAnswers: () => boolean;
  /** Follows the welcome in the toast. */
  news?: string;
}

/** Handles the result of a registration, whichever form it came from. */
export function useRegistrationOutcome({
  onRegistered,
  keepsAnswers,
  news = '',
}: RegistrationOutcome) {
  const notify = useToast();
  const tellFailure = useFailureToast();
  const replaceUser = useReplaceUser();
  const { app_title } = useSettings();
  return {
    onSuccess: (user: User) => {
      if (keepsAnswers()) keepFor(user.id);
      onRegistered(user);
      replaceUser(user);
      notify({
        title: 'Registration successful',
        description: `Welcome to ${app_title}!${news}`,
        tone: 'success',
      });
    },
    onFailure: (error: Error) =>
      tellFailure('Registration failed', error, 'Could not create account'),
  };
}
