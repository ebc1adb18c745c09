import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField } from '../../../components/ui/select-field.tsx';
import { TextField } from '../../../components/ui/text-field.tsx';
import { countText } from './numbers.ts';
import type { Phase, Settings } from './use-experiment.ts';
import type { Seed } from './use-seed.ts';

interface ControlsProps {
  phase: Phase;
  /** Running or paused. */
  isInProgress: boolean;
  seed: Seed;
  onStart: (settings: Settings) => void;
  onPause: () => void;
  onResume: () => void;
  onReset: () => void;
}

const trialCounts = [10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000];
const defaultTrials = 100_000;

const actionLabels: Record<Phase, string> = {
  idle: 'Start',
  running: 'Pause',
  paused: 'Resume',
  done: 'Start',
  failed: 'Start',
};

export function Controls(props: ControlsProps) {
  const { phase, isInProgress, seed, onStart, onPause, onResume, onReset } = props;
  const [trials, setTrials] = useState(defaultTrials);

  function start() {
    const number = seed.read();
    if (number !== null) onStart({ trials, seed: number });
  }

  const act = { running: onPause, paused: onResume, idle: start, done: start, failed: start }[
    phase
  ];

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      <div className="grid grid-cols-2 gap-x-4 sm:max-w-md">
        <SelectField
          label="Trials"
          name="trials"
          options={trialCounts.map(countText)}
          value={countText(trials)}
          onChange={({ target }) => setTrials(trialCounts[target.selectedIndex] ?? defaultTrials)}
          disabled={isInProgress}
        />
        <TextField
          label="Seed"
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          value={seed.text}
          onChange={({ target }) => seed.setText(target.value)}
          error={seed.error}
          disabled={isInProgress}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {/* A single button, so that it keeps focus when its action changes. */}
        <Button type="submit" variant="secondary">
          {actionLabels[phase]}
        </Button>
        <Button variant="secondary" onClick={onReset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
