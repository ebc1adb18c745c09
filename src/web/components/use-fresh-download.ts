import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../lib/app-context.ts';
import { useReportFailure } from '../queries/report-failure.ts';

/**
 * Handles clicks on a link to a file that needs a recently entered password. The browser, not the
 * page, fetches the file, so this asks for the password first and then follows the link.
 */
export function useFreshDownload(): React.MouseEventHandler<HTMLAnchorElement> {
  const api = useApi();
  const reportFailure = useReportFailure();
  const isAllowed = useRef(false);
  const check = useMutation({
    mutationFn: (_link: HTMLAnchorElement) => api.call('GET /api/reauthenticate'),
    onSuccess: (_, link) => {
      isAllowed.current = true;
      link.click();
      isAllowed.current = false;
    },
    onError: (error) => reportFailure('Download failed', error),
  });
  return (event) => {
    if (isAllowed.current) return;
    event.preventDefault();
    check.mutate(event.currentTarget);
  };
}
