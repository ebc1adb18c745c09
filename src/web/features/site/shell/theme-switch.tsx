import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ThemeIcon } from '../../../components/ui/icons.tsx';
import iconButton from './icon-button.module.css';
import menu from './menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** On phones, it is in the menu. */
export function ThemeSwitch() {
  return (
    <Disclosure name="header" className="needs-scripts relative hidden md:block">
      <summary aria-label="Theme" className={iconButton.button}>
        <ThemeIcon />
      </summary>
      <ThemeChoice className={menu.panel} />
    </Disclosure>
  );
}
