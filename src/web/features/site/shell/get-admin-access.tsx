import { useMutation } from '@tanstack/react-query';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import menu from './menu.module.css';

/** Long enough to read the toast before the reload removes it. */
const readingTime = 1500;

export default function GetAdminAccess() {
  const api = useApi();
  const notify = useToast();
  const claim = useMutation({
    mutationFn: () => api.call('POST /api/make-admin'),
    onSuccess: () => {
      notify({ title: 'Admin access granted. Please refresh the page.', tone: 'success' });
      setTimeout(() => location.reload(), readingTime);
    },
    onError: (error) =>
      notify(
        error instanceof ApiError
          ? {
              title: 'Failed',
              description: 'Could not grant admin access.',
              tone: 'destructive',
            }
          : {
              title: 'Error',
              description: 'An error occurred while granting admin access.',
              tone: 'destructive',
            },
      ),
  });
  return (
    <LiveButton
      className={menu.item}
      disabled={claim.isPending || claim.isSuccess}
      aria-busy={claim.isPending}
      onClick={() => claim.mutate()}
    >
      Get Admin Access
    </LiveButton>
  );
}
