import type { InboxKind } from '#shared/domain/admin-inbox.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import { showInLine } from '../../../lib/show-in-line.ts';
import styles from './admin-frame.module.css';
import { WaitingMark } from './waiting-mark.tsx';

const links: { to: string; label: string; work?: InboxKind }[] = [
  { to: '/admin', label: 'Dashboard', work: 'errorReports' },
  { to: '/admin/overview', label: 'Overview' },
  { to: '/admin/moderation', label: 'Moderation', work: 'comments' },
  { to: '/admin/partners', label: 'Partners', work: 'partners' },
  { to: '/admin/subscribers', label: 'Subscribers', work: 'payments' },
  { to: '/admin/audience', label: 'Audience', work: 'feedback' },
  { to: '/admin/drills', label: 'Drills' },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/security', label: 'Security' },
  { to: '/admin/outbox', label: 'Outbox', work: 'mail' },
];

/** The navigation around every admin page. */
export function AdminFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page-width pt-1 pb-20 md:pt-3">
      <nav aria-label="Admin pages" className={styles.pages}>
        <ul className="scrolling-line">
          {links.map(({ to, label, work }) => (
            <li key={to}>
              <NavLink to={to} end hereRef={showInLine} className={styles.link ?? ''}>
                {label}
                {work && <WaitingMark kind={work} />}
              </NavLink>
            </li>
          ))}
        </ul>
        <ButtonLink to="/questions" variant="secondary">
          <span>
            <span className="max-lg:sr-only">Back to </span>Questions
          </span>
        </ButtonLink>
      </nav>
      {children}
    </div>
  );
}
