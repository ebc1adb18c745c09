import { lazy, Suspense, useState } from 'react';
import type { ImportDialogProps } from '../../../components/import-dialog/import-dialog.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('../../../components/import-dialog/import-dialog.tsx')).ImportDialog,
}));

/** Loaded when first opened, and kept mounted, so that closing it loses nothing. */
export function LazyImportDialog(props: ImportDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ImportDialog {...props} />
    </Suspense>
  );
}
