import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { CloseIcon, MenuIcon } from '../../../components/ui/icons.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';
import styles from './header.module.css';
import iconButton from './icon-button.module.css';
import { mainLinks, useQuietLinks } from './main-links.ts';
import menu from './menu.module.css';
import { SiteAnchor } from './site-anchor.tsx';
import { ThemeChoice } from './theme-choice.tsx';

// Only administrators need it.
const InboxCount = lazy(() => import('./inbox-count.tsx'));

/** What the header is too narrow for. */
export function HeaderMenu() {
  const { data: user } = useCurrentUser();
  return (
    <Disclosure name="header" className={`${styles.menu} group`}>
      <summary aria-label="Menu" className={iconButton.button}>
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label="Menu" className="page-width">
          <ul className="divide-y divide-rule">
            {mainLinks.map(({ name, link }) => (
              <li key={name} className={styles.major}>
                <SiteAnchor link={link} className={styles.entry ?? ''}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
            {user && (
              <li>
                <NavLink to="/progress" className={styles.entry}>
                  Progress
                </NavLink>
              </li>
            )}
            {(user?.isAdmin || user?.needsSecondFactor) && (
              <li>
                <NavLink to="/admin" className={styles.entry}>
                  Admin{' '}
                  {user.isAdmin && (
                    <Suspense>
                      <InboxCount />
                    </Suspense>
                  )}
                </NavLink>
              </li>
            )}
            {useQuietLinks().map(({ name, link }) => (
              <li key={name} className={styles.minor}>
                <SiteAnchor link={link} className={styles.entry ?? ''}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className="needs-scripts border-rule border-t bg-sunken">
          <ThemeChoice className={`${menu.segmented} page-width flex gap-1 py-2`} />
        </div>
      </div>
    </Disclosure>
  );
}
