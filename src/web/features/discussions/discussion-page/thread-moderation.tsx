import { useState } from 'react';
import type { DiscussionChange } from '#shared/contracts/discussion.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import type { ShownThread } from '../../../queries/shown-thread.ts';
import { useThreadMutation } from './use-thread-mutation.ts';

/** Controls for administrators. */
export function ThreadModeration({ thread }: { thread: ShownThread }) {
  return (
    <div className="needs-scripts no-print mt-5 flex flex-wrap gap-3">
      {thread.deletedAt ? (
        <RestoreButton id={thread.id} />
      ) : (
        <>
          <StateButtons thread={thread} />
          <DeleteButton id={thread.id} />
        </>
      )}
    </div>
  );
}

function StateButtons({ thread: { id, isPinned, isLocked } }: { thread: ShownThread }) {
  const api = useApi();
  const updating = useThreadMutation({
    run: (change: DiscussionChange) =>
      api.call('PATCH /api/admin/discussions/:id', { params: { id }, body: change }),
    success: (_, change) => ({ title: titleOf(change) }),
    failure: 'Error updating discussion',
  });
  const { isPending, mutate } = updating;
  return (
    <>
      <Button
        variant="secondary"
        disabled={isPending}
        onClick={() => mutate({ isPinned: !isPinned })}
      >
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button
        variant="secondary"
        disabled={isPending}
        onClick={() => mutate({ isLocked: !isLocked })}
      >
        {isLocked ? 'Unlock' : 'Lock'}
      </Button>
    </>
  );
}

function titleOf({ isPinned, isLocked }: DiscussionChange): string {
  if (isPinned !== undefined) return isPinned ? 'Discussion pinned' : 'Discussion unpinned';
  return isLocked ? 'Discussion locked' : 'Discussion unlocked';
}

function DeleteButton({ id }: { id: number }) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const deleting = useThreadMutation({
    run: (reason: string) =>
      api.call('DELETE /api/admin/discussions/:id', { params: { id }, body: { reason } }),
    onDone: close,
    success: () => ({ title: 'Discussion deleted' }),
    failure: 'Error deleting discussion',
  });
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete discussion
      </Button>
      <ReasonDialog
        title="Delete this discussion?"
        text="Only administrators will be able to see and restore it."
        reason={{ label: 'Reason (optional)', maxLength: 1000, isRequired: false }}
        submitLabel="Delete discussion"
        isOpen={isOpen}
        isPending={deleting.isPending}
        onSubmit={(reason) => deleting.mutate(reason)}
        onClose={close}
      />
    </>
  );
}

function RestoreButton({ id }: { id: number }) {
  const api = useApi();
  const restoring = useThreadMutation({
    run: () => api.call('POST /api/admin/discussions/:id/restore', { params: { id } }),
    success: () => ({ title: 'Discussion restored' }),
    failure: 'Error restoring discussion',
  });
  return (
    <Button variant="secondary" disabled={restoring.isPending} onClick={() => restoring.mutate()}>
      Restore discussion
    </Button>
  );
}
