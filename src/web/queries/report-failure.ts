import { useFailureToast } from '../lib/failure-toast.ts';
import { useSessionCheck } from './session-changes.ts';

/** `useFailureToast` for the calls of signed-in users, whose session may have ended. */
export function useReportFailure(): ReturnType<typeof useFailureToast> {
  const tellFailure = useFailureToast();
  const checkSession = useSessionCheck();
  return (title, error, fallback) => {
    checkSession(error);
    tellFailure(title, error, fallback);
  };
}
