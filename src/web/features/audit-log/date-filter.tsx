import { useId } from 'react';

interface DateFilterProps {
  label: string;
  value: string;
  onChoose: (day: string | null) => void;
}

export function DateFilter({ label, value, onChoose }: DateFilterProps) {
  const id = useId();
  return (
    <div className="min-w-0 md:w-40">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        className="field-input"
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
    </div>
  );
}
