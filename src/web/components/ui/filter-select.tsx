import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { Label } from './field.tsx';
import { ChevronDownIcon } from './icons.tsx';
import { Select } from './input.tsx';

interface FilterSelectProps<Value extends string> {
  name: string;
  label: string;
  /** Null means all. */
  value: Value | null;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value | null) => void;
}

export function FilterSelect<Value extends string>({
  name,
  label,
  value,
  options,
  onChoose,
}: FilterSelectProps<Value>) {
  const id = useId();
  const choose = (chosen: string) =>
    onChoose(options.find((option) => option.value === chosen)?.value ?? null);
  const select = useRef<HTMLSelectElement>(null);
  const applyEarlyChoice = useEffectEvent(() => {
    const chosen = select.current?.value ?? '';
    if (chosen !== (value ?? '')) choose(chosen);
  });
  useEffect(() => {
    // The user may have chosen before hydration.
    applyEarlyChoice();
  }, []);
  return (
    <div className="min-w-0 md:w-36 lg:w-44">
      <Label htmlFor={id}>{label}</Label>
      <div className="relative">
        <Select
          ref={select}
          id={id}
          name={name}
          value={value ?? ''}
          className="cursor-pointer appearance-none truncate pr-9"
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">All</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon className="pointer-events-none absolute top-3 right-2.5 text-ink-muted" />
      </div>
    </div>
  );
}
