import { Disclosure } from '../../components/ui/disclosure.tsx';
import { ThemeIcon } from '../../components/ui/icons.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** Phones have the same choice in their menu. */
export function ThemeSwitch() {
  return (
    <Disclosure name="header" className="needs-scripts relative hidden md:block">
      <summary aria-label="Theme" className="icon-button">
        <ThemeIcon />
      </summary>
      <ThemeChoice className="disclosure-panel" />
    </Disclosure>
  );
}
