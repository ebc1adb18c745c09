import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SelectField } from '../../components/ui/select-field.tsx';
import { TextField } from '../../components/ui/text-field.tsx';
import { countText } from './numbers.ts';
import { parseSeed } from './seed.ts';
import type { Phase, Settings } from './use-experiment.ts';

interface ControlsProps {
  phase: Phase;
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

export function Controls({ phase, onStart, onPause, onResume, onReset }: ControlsProps) {
  const [trials, setTrials] = useState(defaultTrials);
  const [seed, setSeed] = useState('1');
  const [seedError, setSeedError] = useState<string>();
  const isInProgress = phase === 'running' || phase === 'paused';

  function start() {
    const parsed = parseSeed(seed);
    setSeedError(parsed === null ? 'Enter a whole number from 0 to 4,294,967,295.' : undefined);
    if (parsed !== null) onStart({ trials, seed: parsed });
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
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
          error={seedError}
          disabled={isInProgress}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {/* A single button, so that it keeps the focus when its action changes. */}
        <Button type="submit">{actionLabels[phase]}</Button>
        <Button variant="secondary" onClick={onReset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
