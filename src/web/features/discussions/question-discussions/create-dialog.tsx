import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Spinner } from '../../../components/ui/spinner.tsx';
import type { CreateFormProps } from './create-form.tsx';

const loadForm = () => import('./create-form.tsx');

/** Call when the user is about to open the dialog. */
export function prefetchCreateForm(): void {
  void loadForm().catch(() => {});
}

// The form loads on demand, with its validation and its toolbar.
const CreateForm = lazyPart(loadForm, 'The form');

interface CreateDialogProps extends CreateFormProps {
  isOpen: boolean;
}

export function CreateDialog({ isOpen, ...form }: CreateDialogProps) {
  return (
    <Dialog title="Create a New Discussion" size="wide" isOpen={isOpen} onClose={form.onClose}>
      <Suspense fallback={<Spinner />}>
        <CreateForm {...form} />
      </Suspense>
    </Dialog>
  );
}
