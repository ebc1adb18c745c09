import { Check } from 'lucide-react';
import type { RunningInterview } from '#shared/contracts/interview.ts';
import { LiveButton } from '../../../components/ui/live-button.tsx';

interface QuestionPlacesProps {
  questions: RunningInterview['questions'];
  shown: number;
  isAnswered: (place: number) => boolean;
  onOpen: (place: number) => void;
}

/** All questions, and which of them have an answer. */
export function QuestionPlaces({ questions, shown, isAnswered, onOpen }: QuestionPlacesProps) {
  return (
    <nav aria-label="Questions">
      <ol className="flex flex-wrap gap-2">
        {questions.map(({ place }) => (
          <li key={place}>
            <LiveButton
              aria-current={place === shown ? 'step' : undefined}
              aria-label={`Question ${place}${isAnswered(place) ? ', answered' : ''}`}
              onClick={() => onOpen(place)}
              className="inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-md border border-rule-strong px-2.5 text-sm tabular-nums hover:border-ink-muted aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:font-medium"
            >
              {place}
              {isAnswered(place) && <Check className="size-3.5 text-success" aria-hidden="true" />}
            </LiveButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
