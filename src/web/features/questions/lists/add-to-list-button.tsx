import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts';

const AddToListDialog = lazyPart(() => import('./add-to-list-dialog.tsx'));

/** Loads and opens the dialog for choosing lists. */
export function AddToListButton({ questionId }: { questionId: number }) {
  const { wasOpened, open, dialog } = useLazyDialog();
  return (
    <div className="needs-scripts">
      <LiveButton className="text-link text-sm" onClick={open}>
        Add to list…
      </LiveButton>
      {wasOpened && (
        <Suspense>
          <AddToListDialog questionId={questionId} {...dialog} />
        </Suspense>
      )}
    </div>
  );
}
