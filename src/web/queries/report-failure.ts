import { useFailureToast } from '../lib/failure-toast.ts';
import { useNoteSessionEnd } from './session-changes.ts';

/** The same for the calls of signed-in users, whose session may have ended. */
export function useReportFailure(): ReturnType<typeof useFailureToast> {
  const tellFailure = useFailureToast();
  const noteSessionEnd = useNoteSessionEnd();
  return (title, error, fallback) => {
    noteSessionEnd(error);
    tellFailure(title, error, fallback);
  };
}
