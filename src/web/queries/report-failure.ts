import { failureText } from '../lib/failure-text.ts';
import { useToast } from '../lib/toast.ts';
import { useNoteSessionEnd } from './session-changes.ts';

/** For failed calls of signed-in users: says in a toast what failed, and why. */
export function useReportFailure() {
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  return (title: string, error: Error, fallback = 'Please try again later.'): void => {
    noteSessionEnd(error);
    notify({ title, description: failureText(error, fallback), tone: 'destructive' });
  };
}
