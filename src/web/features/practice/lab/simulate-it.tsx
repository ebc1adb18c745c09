import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loading } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { LabDoorProps } from './lab-door.tsx';

const LabDoor = lazyPart(() => import('./lab-door.tsx'), 'The simulation');

interface SimulateItProps {
  isOpen: boolean;
  onToggle: () => void;
}

export function SimulateIt({ isOpen, onToggle }: SimulateItProps) {
  return (
    <div className="no-print needs-scripts space-y-3">
      <Button variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? 'Close the simulation' : 'Simulate this question'}
      </Button>
      {!isOpen && (
        <p className="text-ink-muted text-sm">
          Plays it thousands of times with random numbers, so you can compare your answer.
        </p>
      )}
    </div>
  );
}

/** Loads when the reader asks for it. */
export function OpenLab(props: LabDoorProps) {
  return (
    <Suspense fallback={<Loading what="The simulation" />}>
      <LabDoor {...props} />
    </Suspense>
  );
}
