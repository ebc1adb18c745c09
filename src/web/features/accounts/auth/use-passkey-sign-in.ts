import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import {
  isTurnedDown,
  provePasskey,
  rememberPasskeyUse,
  stopAsking,
  wasPasskeyUsed,
} from '../../../lib/passkeys.ts';
import { useWelcome } from './use-welcome.ts';

/** Before the challenge expires. */
const renewalMs = 4 * 60 * 1000;

/** Signs in with a passkey that the browser asks for, or only suggests if `isOffered`. */
export function usePasskeySignIn({ isOffered }: { isOffered: boolean }) {
  const api = useApi();
  const tellFailure = useFailureToast();
  const welcome = useWelcome();
  return useMutation({
    mutationFn: async () => {
      const request = await api.call('POST /api/login/passkey/challenge');
      const body = await provePasskey(request, { isOffered });
      return api.call('POST /api/login/passkey', { body });
    },
    onSuccess: (user) => {
      rememberPasskeyUse();
      welcome(user);
    },
    onError: (error) => {
      const wasUsed = error instanceof ApiError && error.code === 'WRONG_PASSKEY';
      if (isTurnedDown(error) || (isOffered && !wasUsed)) return;
      tellFailure('Login failed', error, 'The passkey could not be used.');
    },
  });
}

/**
 * Offers passkeys among the suggestions for the email, but only in browsers that have used one, so
 * that other visitors do not pay for it.
 */
export function useOfferedPasskeys(isPossible: boolean): void {
  const { mutate: offer } = usePasskeySignIn({ isOffered: true });
  useEffect(() => {
    if (!isPossible || !wasPasskeyUsed()) return undefined;
    offer();
    const timer = setInterval(offer, renewalMs);
    return () => {
      clearInterval(timer);
      void stopAsking();
    };
  }, [isPossible, offer]);
}
