import type { ComponentProps } from 'react';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  name: string;
}

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-6 items-center gap-2.5 text-sm">
      <input {...input} type="checkbox" className="size-4.5 shrink-0 accent-accent" />
      {label}
    </label>
  );
}
