import { useId } from 'react';
import { nameInWords, valueText } from './parameter-values.ts';
import type { Parameter } from './parameters.ts';

interface NumberSliderProps {
  parameter: Parameter;
  value: string;
  onMove: (value: string) => void;
}

/** Has a step for each value, however far apart they are. */
export function NumberSlider({ parameter, value, onMove }: NumberSliderProps) {
  const id = useId();
  const { name, values } = parameter;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <label htmlFor={id} className="first-letter:uppercase">
          {nameInWords(name)}
        </label>
        <span aria-hidden="true" className="font-medium tabular-nums">
          {valueText(value)}
        </span>
      </div>
      <input
        id={id}
        type="range"
        max={values.length - 1}
        value={values.indexOf(value)}
        aria-valuetext={valueText(value)}
        onChange={({ target }) => onMove(values[target.valueAsNumber] ?? value)}
        className="h-11 w-full touch-pan-y accent-accent outline-offset-0"
      />
    </div>
  );
}
