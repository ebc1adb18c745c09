import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { MeetingState } from '#shared/contracts/meeting.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { keepLink, keptLink } from '../../../lib/meeting-link.ts';
import { meetingText } from '../../../lib/meeting-text.ts';
import { useReportFailure } from '../../../queries/report-failure.ts';

/** Until someone comes by the link. */
export function WaitingRoom({ meeting }: { meeting: MeetingState }) {
  const { id, seat } = meeting;
  const api = useApi();
  const origin = useOrigin();
  const reportFailure = useReportFailure();
  const [token, setToken] = useState(() => keptLink(id));
  const renew = useMutation({
    mutationFn: () => api.call('POST /api/meetings/:id/link', { params: { id } }),
    onSuccess: (link) => {
      keepLink(id, link.token);
      setToken(link.token);
    },
    onError: (error) => reportFailure('There is no new link', error),
  });
  return (
    <div className="mt-6 max-w-xl space-y-6">
      <p className="text-ink-muted">
        {meetingText(meeting)}. You start as the {seat}.
      </p>
      {token === null ? (
        <div>
          <p className="mb-3">
            For safety, the link is shown only in the tab that opened the room. If you still have
            it, it works. A new one replaces it.
          </p>
          <Button variant="secondary" disabled={renew.isPending} onClick={() => renew.mutate()}>
            Make a new link
          </Button>
        </div>
      ) : (
        <div>
          <p className="mb-4">Send this link to the person you want to practice with.</p>
          <ShareLink url={`${origin}/room?token=${token}`} />
        </div>
      )}
      <p className="flex items-center gap-3">
        <Spinner label="Waiting…" />
        Waiting for someone to join. Then the room opens by itself.
      </p>
      <p className="text-ink-muted text-sm">
        The room has no sound, so call each other, too. It closes after a day.
      </p>
    </div>
  );
}
