import { lazy, Suspense, useState } from 'react';
import type { ImportDialogProps } from '../../../components/import-dialog/import-dialog.tsx';

const ImportDialog = lazy(async () => ({
  default: (await import('../../../components/import-dialog/import-dialog.tsx')).ImportDialog,
}));

/** Fetched when it is first opened; it stays, so that closing it loses nothing. */
export function LazyImport(props: ImportDialogProps) {
  const [wasOpened, setWasOpened] = useState(false);
  if (props.isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ImportDialog {...props} />
    </Suspense>
  );
}
