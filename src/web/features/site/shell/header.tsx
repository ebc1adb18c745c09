import { Link } from 'react-router';
import { Logo } from '../../../components/logo.tsx';
import { useSettings } from '../../../queries/settings.ts';
import { AccountArea } from './account-area.tsx';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu.tsx';
import { mainLinks, useQuietLinks } from './main-links.ts';
import { PaletteButton } from './palette-button.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const { app_title } = useSettings();
  return (
    <header className="no-print relative z-10 border-rule border-b">
      <div className={`${styles.bar} page-width`}>
        <Link to="/" className={styles.brand}>
          <Logo className="w-7 shrink-0 text-accent" />
          <span className="font-serif text-xl leading-9 tracking-tight">{app_title}</span>
        </Link>
        <nav aria-label="Main" className={styles.links}>
          <ul>
            {mainLinks.map(({ name, link }) => (
              <li key={name}>
                <SiteAnchor link={link} className={styles.link ?? ''}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
            {useQuietLinks().map(({ name, link }) => (
              <li key={name} className={styles.quiet}>
                <SiteAnchor link={link} className={styles.link ?? ''}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.controls}>
          <PaletteButton />
          <ThemeSwitch />
          <AccountArea />
          <HeaderMenu />
        </div>
      </div>
    </header>
  );
}
