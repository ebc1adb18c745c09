import type { InterviewReport } from '#shared/contracts/interview.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { refreshInterviews } from '../../../queries/interviews.ts';
import { useShareChange } from '../../../queries/share-change.ts';

/** The link that lets others see how it went. */
export function ShareReport({ report: { id, shareToken } }: { report: InterviewReport }) {
  const api = useApi();
  const origin = useOrigin();
  const share = useShareChange(
    () => api.call('POST /api/interviews/:id/share', { params: { id } }),
    refreshInterviews,
  );
  const revoke = useShareChange(
    () => api.call('DELETE /api/interviews/:id/share', { params: { id } }),
    refreshInterviews,
  );
  return (
    <section className="border-rule border-t pt-6">
      <h2 className="text-xl">Sharing</h2>
      {shareToken === null ? (
        <>
          <p className="mt-2 mb-4 text-ink-muted">
            Only you can see this report. If you share it, anyone with the link sees your username,
            the names of the questions and how they went, but not what you answered.
          </p>
          <Button variant="secondary" disabled={share.isPending} onClick={() => share.mutate()}>
            Share by link
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-muted">
            Anyone with this link can see how it went. If you stop sharing, the link stops working
            for good.
          </p>
          <ShareLink url={`${origin}/shared-interview?token=${shareToken}`} />
          <Button variant="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            Stop sharing
          </Button>
        </>
      )}
    </section>
  );
}
