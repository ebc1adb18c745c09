import type { ComponentProps } from 'react';
import { type Effort, efforts } from '#shared/domain/plans.ts';
import { Select } from '../../../components/ui/input.tsx';
import { nameOfEffort, toEffort } from './effort-words.ts';

interface EffortSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: Effort;
  onChoose: (effort: Effort) => void;
}

export function EffortSelect({ value, onChoose, ...select }: EffortSelectProps) {
  return (
    <Select
      {...select}
      value={value}
      onChange={({ currentTarget }) => onChoose(toEffort(currentTarget.value))}
    >
      {efforts.map((effort) => (
        <option key={effort} value={effort}>
          {nameOfEffort[effort]}
        </option>
      ))}
    </Select>
  );
}
