import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { LabDoorProps } from './lab-door.tsx';

const LabDoor = lazy<React.ComponentType<LabDoorProps>>(() =>
  import('./lab-door.tsx').catch(() => ({ default: LabUnavailable })),
);

/** Loads the lab when the reader asks for it. */
export function SimulateIt(props: LabDoorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print needs-scripts space-y-3">
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the simulation' : 'Simulate this question'}
      </Button>
      {!isOpen && (
        <p className="text-ink-muted text-sm">
          Plays it thousands of times with random numbers, to compare with your answer.
        </p>
      )}
      {isOpen && (
        <Suspense fallback={<p role="status">Loading the lab…</p>}>
          <LabDoor {...props} />
        </Suspense>
      )}
    </div>
  );
}

function LabUnavailable() {
  return <p role="alert">The lab could not be loaded. Reload the page to try again.</p>;
}
