import { useId } from 'react';
import { Label } from './field.tsx';
import { Input } from './input.tsx';

interface DateFilterProps {
  label: string;
  value: string;
  onChoose: (day: string | null) => void;
}

export function DateFilter({ label, value, onChoose }: DateFilterProps) {
  const id = useId();
  return (
    <div className="min-w-0 md:w-40">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value || null)}
      />
    </div>
  );
}
