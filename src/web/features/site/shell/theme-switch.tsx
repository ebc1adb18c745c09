import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { ThemeIcon } from '../../../components/ui/icons.tsx';
import iconButton from './icon-button.module.css';
import menu from './menu.module.css';
import { ThemeChoice } from './theme-choice.tsx';

/** Where there is a menu, it is in that. */
export function ThemeSwitch() {
  return (
    <Disclosure name="header" className="needs-scripts relative max-[75rem]:hidden">
      <summary aria-label="Theme" className={iconButton.button}>
        <ThemeIcon />
      </summary>
      <ThemeChoice className={menu.panel} />
    </Disclosure>
  );
}
