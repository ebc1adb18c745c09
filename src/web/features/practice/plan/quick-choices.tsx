import { LiveButton } from '../../../components/ui/live-button.tsx';

interface QuickChoicesProps {
  /** What is chosen. */
  label: string;
  choices: readonly { value: string; name: string }[];
  current: string | undefined;
  onChoose: (value: string) => void;
}

/** Fills in what most people would type. */
export function QuickChoices({ label, choices, current, onChoose }: QuickChoicesProps) {
  return (
    <fieldset aria-label={label} className="mb-4 flex flex-wrap gap-1.5 sm:gap-2">
      {choices.map(({ value, name }) => (
        <LiveButton
          key={value}
          aria-pressed={value === current}
          className="h-9 rounded-md border border-rule-strong px-2.5 text-sm tabular-nums hover:border-ink-muted aria-pressed:border-accent aria-pressed:bg-accent-soft sm:px-3"
          onClick={() => onChoose(value)}
        >
          {name}
        </LiveButton>
      ))}
    </fieldset>
  );
}
