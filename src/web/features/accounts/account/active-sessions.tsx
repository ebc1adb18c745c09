import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor } from 'lucide-react';
import type { ActiveSession } from '#shared/contracts/account.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useToast } from '../../../lib/toast.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';
import { sessionsQuery } from '../../../queries/sessions.ts';
import { EndSession } from './end-session.tsx';

export function ActiveSessions() {
  const query = useQuery(sessionsQuery(useApi()));
  return (
    <Loaded query={query} what="Your sessions" skeleton="h-16 w-full">
      {(sessions) => (
        <>
          <ul className="divide-y divide-rule rounded-lg border border-rule bg-raised">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
          <div className="mt-5">
            <SignOutElsewhere isAlone={sessions.every(({ isCurrent }) => isCurrent)} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <Monitor className="size-5 shrink-0 text-ink-muted" aria-hidden="true" />
      <div className="min-w-36 flex-1">
        <p className="break-words font-medium">{session.device}</p>
        <p className="text-ink-muted text-sm">
          Last seen <RelativeTime value={session.lastSeenAt} />
        </p>
      </div>
      {session.isCurrent ? (
        <Badge color="green">This device</Badge>
      ) : (
        <EndSession session={session} />
      )}
    </li>
  );
}

function SignOutElsewhere({ isAlone }: { isAlone: boolean }) {
  const api = useApi();
  const notify = useToast();
  const queries = useQueryClient();
  const reportFailure = useReportFailure();
  const signOut = useMutation({
    mutationFn: () => api.call('DELETE /api/user/sessions'),
    onSuccess: () => {
      notify({
        title: 'Signed out everywhere else',
        description: 'Only this device is still signed in.',
        tone: 'success',
      });
      return queries.invalidateQueries(sessionsQuery(api));
    },
    onError: (error) => reportFailure('Failed to sign out elsewhere', error),
  });
  return (
    <Button
      variant="secondary"
      size="medium"
      disabled={isAlone || signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      Sign out everywhere else
    </Button>
  );
}
