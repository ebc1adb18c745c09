import { lazy, Suspense } from 'react';
import { Disclosure } from '../../../components/ui/disclosure.tsx';
import { CloseIcon, MenuIcon } from '../../../components/ui/icons.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import { useCurrentUser } from '../../../queries/current-user.ts';
import iconButton from './icon-button.module.css';
import { useMainLinks } from './main-links.ts';
import menu from './menu.module.css';
import { SiteAnchor } from './site-anchor.tsx';
import { ThemeChoice } from './theme-choice.tsx';

// Only administrators need it.
const InboxCount = lazy(() => import('./inbox-count.tsx'));

const entry = 'block py-3.5 font-serif text-xl aria-[current=page]:text-accent';

/** The main links, where the header is too narrow for them. */
export function PhoneMenu() {
  const { data: user } = useCurrentUser();
  return (
    <Disclosure name="header" className="group md:hidden">
      <summary aria-label="Menu" className={iconButton.button}>
        <MenuIcon className="group-open:hidden" />
        <CloseIcon className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full border-rule border-y bg-paper shadow-float">
        <nav aria-label="Main" className="page-width">
          <ul className="divide-y divide-rule">
            {useMainLinks().map(({ name, link }) => (
              <li key={name}>
                <SiteAnchor link={link} className={entry}>
                  {name}
                </SiteAnchor>
              </li>
            ))}
            {user && (
              <li>
                <NavLink to="/progress" className={entry}>
                  Progress
                </NavLink>
              </li>
            )}
            {(user?.isAdmin || user?.needsSecondFactor) && (
              <li>
                <NavLink to="/admin" className={entry}>
                  Admin{' '}
                  {user.isAdmin && (
                    <Suspense>
                      <InboxCount />
                    </Suspense>
                  )}
                </NavLink>
              </li>
            )}
          </ul>
        </nav>
        <div className="needs-scripts border-rule border-t bg-sunken">
          <ThemeChoice className={`${menu.segmented} page-width flex gap-1 py-2`} />
        </div>
      </div>
    </Disclosure>
  );
}
