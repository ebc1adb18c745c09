import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { signInPath } from '../../../lib/sign-in-path.ts';
import { useToast } from '../../../lib/toast.ts';
import { refreshLists } from '../../../queries/lists.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

interface CopyListProps {
  token: string;
  user: object | null;
}

export function CopyList({ token, user }: CopyListProps) {
  const copy = useCopy(token);
  const place = useLocation();
  if (!user) {
    return (
      <p className="text-ink-muted">
        <Link to={signInPath(place)} className="text-link">
          Sign in
        </Link>{' '}
        to copy this list to your own and practice it.
      </p>
    );
  }
  return (
    <div className="needs-scripts">
      <Button disabled={copy.isPending} onClick={() => copy.mutate()}>
        Copy to my lists
      </Button>
    </div>
  );
}

/** Copies the list, then opens the copy. */
function useCopy(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useToast();
  const navigate = useNavigate();
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: () => api.call('POST /api/shared-list/copy', { body: { token } }),
    onSuccess: async ({ id }) => {
      await refreshLists(queries);
      await navigate(`/lists/${id}`);
      notify({ title: 'Copied to your lists', tone: 'success' });
    },
    onError: (error) => reportFailure('The list was not copied', error),
  });
}
