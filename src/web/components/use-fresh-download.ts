import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../lib/app-context.ts';
import { failureText } from '../lib/failure-text.ts';
import { useToast } from '../lib/toast.ts';
import { useNoteSessionEnd } from '../queries/session-changes.ts';

/**
 * Handles clicks on a link to a file that needs a recently entered password. The browser, not the
 * page, fetches the file, so this asks for the password first and then follows the link.
 */
export function useFreshDownload(): React.MouseEventHandler<HTMLAnchorElement> {
  const api = useApi();
  const notify = useToast();
  const noteSessionEnd = useNoteSessionEnd();
  const isAllowed = useRef(false);
  const check = useMutation({
    mutationFn: (_link: HTMLAnchorElement) => api.call('GET /api/reauthenticate'),
    onSuccess: (_, link) => {
      isAllowed.current = true;
      link.click();
      isAllowed.current = false;
    },
    onError: (error) => {
      noteSessionEnd(error);
      notify({
        title: 'Download failed',
        description: failureText(error, 'Please try again later.'),
        tone: 'destructive',
      });
    },
  });
  return (event) => {
    if (isAllowed.current) return;
    event.preventDefault();
    check.mutate(event.currentTarget);
  };
}
