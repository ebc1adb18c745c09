import type { WorkKind } from '#shared/domain/work.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import styles from './admin-frame.module.css';
import { WaitingMark } from './waiting-mark.tsx';

const links: { to: string; label: string; work?: WorkKind }[] = [
  { to: '/admin', label: 'Dashboard', work: 'errorReports' },
  { to: '/admin/overview', label: 'Overview' },
  { to: '/admin/moderation', label: 'Moderation', work: 'comments' },
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
    <div className="page-width pt-3 pb-20">
      <nav aria-label="Admin pages" className="mb-3 border-rule border-b pb-2">
        <ul className={styles.links}>
          {links.map(({ to, label, work }) => (
            <li key={to}>
              <NavLink to={to} end className={styles.link ?? ''}>
                {label}
                {work && <WaitingMark kind={work} />}
              </NavLink>
            </li>
          ))}
          <li className="ml-auto">
            <ButtonLink to="/questions" variant="secondary">
              Back to Questions
            </ButtonLink>
          </li>
        </ul>
      </nav>
      {children}
    </div>
  );
}
