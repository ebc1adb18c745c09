import { useId } from 'react';
import { CheckIcon } from '../../../components/ui/icons.tsx';
import { type Theme, themes, useTheme } from '../../../lib/theme.ts';
import menu from './menu.module.css';

const names = { system: 'System', light: 'Light', dark: 'Dark' } as const satisfies Record<
  Theme,
  string
>;

export function ThemeChoice({ className }: { className: string | undefined }) {
  const [current, choose] = useTheme();
  const group = useId();
  return (
    <fieldset className={className}>
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => (
        <label key={theme} className={menu.item}>
          <input
            type="radio"
            name={group}
            className="peer absolute inset-0 cursor-pointer opacity-0"
            checked={theme === current}
            onChange={() => choose(theme)}
          />
          <CheckIcon className="invisible text-accent peer-checked:visible" />
          {names[theme]}
        </label>
      ))}
    </fieldset>
  );
}
