import type { ListDetail } from '#shared/contracts/list.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { refreshLists } from '../../../queries/lists.ts';
import { useShareChange } from '../../../queries/share-change.ts';

/** The link that lets others read a list. */
export function SharePanel({ list: { id, shareToken } }: { list: ListDetail }) {
  const api = useApi();
  const origin = useOrigin();
  const share = useShareChange(
    () => api.call('POST /api/lists/:id/share', { params: { id } }),
    refreshLists,
  );
  const revoke = useShareChange(
    () => api.call('DELETE /api/lists/:id/share', { params: { id } }),
    refreshLists,
  );
  return (
    <section className="border-rule border-t pt-6">
      <h2 className="text-xl">Sharing</h2>
      {shareToken === null ? (
        <>
          <p className="mt-2 mb-4 text-ink-muted">
            Only you can see this list. If you share it, anyone with the link can read and copy it.
            They will see your username, but not your progress.
          </p>
          <div className="needs-scripts">
            <Button variant="secondary" disabled={share.isPending} onClick={() => share.mutate()}>
              Share by link
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-muted">
            Anyone with this link can read and copy the list. If you stop sharing, the link stops
            working for good.
          </p>
          <ShareLink url={`${origin}/shared-list?token=${shareToken}`} />
          <div className="needs-scripts">
            <Button variant="danger" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
              Stop sharing
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
