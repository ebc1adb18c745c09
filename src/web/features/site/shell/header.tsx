import { Link } from 'react-router';
import { Logo } from '../../../components/logo.tsx';
import { useSettings } from '../../../queries/settings.ts';
import { AccountArea } from './account-area.tsx';
import styles from './header.module.css';
import { useMainLinks } from './main-links.ts';
import { PaletteButton } from './palette-button.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const { app_title } = useSettings();
  return (
    <header className="no-print relative z-10 border-rule border-b">
      <div className="page-width flex h-16 items-center justify-between gap-4 md:gap-6 lg:gap-10">
        <Link to="/" className={styles.brand}>
          <Logo className="w-7 shrink-0 text-accent" />
          <span className="font-serif text-xl leading-9 tracking-tight">{app_title}</span>
        </Link>
        <nav aria-label="Main" className="mr-auto hidden md:block">
          <ul className="flex gap-4 lg:gap-7">
            {useMainLinks().map(({ name, link }) => (
              <li key={name}>
                <SiteAnchor link={link} className={styles.link ?? ''}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2">
          <PaletteButton />
          <ThemeSwitch />
          <AccountArea />
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
