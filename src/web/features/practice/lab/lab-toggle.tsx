import { Suspense } from 'react';
import type { LabKind } from '#shared/contracts/question.ts';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { Loading } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { LabDoorProps } from './lab-door.tsx';
import { labWords } from './lab-words.ts';

const LabDoor = lazyPart(() => import('./lab-door.tsx'), 'The simulation or figure');

interface LabToggleProps {
  kind: LabKind;
  isOpen: boolean;
  onToggle: () => void;
}

export function LabToggle({ kind, isOpen, onToggle }: LabToggleProps) {
  const { open, about } = labWords[kind];
  return (
    <div className="no-print needs-scripts space-y-3">
      <Button variant="secondary" aria-expanded={isOpen} onClick={onToggle}>
        {isOpen ? `Close the ${kind}` : open}
      </Button>
      {!isOpen && <p className="text-ink-muted text-sm">{about}</p>}
    </div>
  );
}

/** Loads when the reader asks for it. */
export function OpenLab(props: LabDoorProps) {
  return (
    <Suspense fallback={<Loading what={`The ${props.kind}`} />}>
      <LabDoor {...props} />
    </Suspense>
  );
}
