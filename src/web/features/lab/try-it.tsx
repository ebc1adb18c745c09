import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import type { LabProps } from './lab.tsx';

const Lab = lazy<React.ComponentType<LabProps>>(() =>
  import('./lab.tsx').catch(() => ({ default: LabUnavailable })),
);

/** Loads the lab when the reader opens it. */
export function TryIt(props: LabProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print needs-scripts space-y-4">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the lab' : 'Try it'}
      </Button>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading the lab…</p>}>
          <Lab {...props} />
        </Suspense>
      )}
    </div>
  );
}

function LabUnavailable() {
  return <p role="alert">The lab could not be loaded. Reload the page to try again.</p>;
}
