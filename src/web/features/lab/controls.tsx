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
const usualCount = 100_000;

const actionNames: Record<Phase, string> = {
  idle: 'Start',
  running: 'Pause',
  paused: 'Resume',
  done: 'Start',
  failed: 'Start',
};

export function Controls({ phase, onStart, onPause, onResume, onReset }: ControlsProps) {
  const [trials, setTrials] = useState(usualCount);
  const [seed, setSeed] = useState('1');
  const [seedError, setSeedError] = useState<string>();
  const isUnderWay = phase === 'running' || phase === 'paused';

  function start() {
    const parsed = parseSeed(seed);
    setSeedError(parsed === null ? 'A whole number from 0 to 4,294,967,295.' : undefined);
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
          onChange={({ target }) => setTrials(trialCounts[target.selectedIndex] ?? usualCount)}
          disabled={isUnderWay}
        />
        <TextField
          label="Seed"
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          onChange={({ target }) => setSeed(target.value)}
          error={seedError}
          disabled={isUnderWay}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        {/* One button, which keeps the focus while its meaning changes. */}
        <Button type="submit">{actionNames[phase]}</Button>
        <Button variant="secondary" onClick={onReset}>
          Reset
        </Button>
      </div>
    </form>
  );
}
