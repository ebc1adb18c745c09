import { lazy, Suspense, useState } from 'react';
import { LiveButton } from '../../components/ui/live-button.tsx';
import type { AddToListDialogProps } from './add-to-list-dialog.tsx';

const AddToListDialog = lazy<React.ComponentType<AddToListDialogProps>>(() =>
  import('./add-to-list-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Opens the choice of lists, and loads it with that. */
export function AddToListButton({ questionId }: { questionId: number }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <div className="needs-scripts">
      <LiveButton className="text-link text-sm" onClick={() => setOpen(true)}>
        Add to list…
      </LiveButton>
      {wasOpened && (
        <Suspense>
          <AddToListDialog questionId={questionId} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
