import { useId } from 'react';
import { FieldError, Legend } from '../../../components/ui/field.tsx';

interface RadioCardsProps<Value extends number | boolean> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string; note?: string }[];
  chosen: Value | null;
  error: string | undefined;
  onChoose: (value: Value) => void;
}

/** One of a few choices, each with what it means. */
export function RadioCards<Value extends number | boolean>(props: RadioCardsProps<Value>) {
  const { legend, name, options, chosen, error, onChoose } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`}>
      <Legend>{legend}</Legend>
      <div
        className={`grid gap-2 sm:grid-cols-2 ${options.length > 2 ? 'lg:grid-cols-4' : 'max-w-sm grid-cols-2'}`}
      >
        {options.map(({ value, label, note }) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-baseline gap-2.5 rounded-md border border-rule-strong px-3 py-2 text-sm has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="relative top-0.5 shrink-0 accent-accent"
            />
            <span>
              <span className="font-medium">{label}</span>
              {note && <span className="text-ink-muted"> {note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}
