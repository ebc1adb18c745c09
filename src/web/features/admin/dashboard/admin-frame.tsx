import { ButtonLink } from '../../../components/ui/button.tsx';
import { NavLink } from '../../../components/ui/nav-link.tsx';
import styles from './admin-frame.module.css';

const links = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/moderation', label: 'Moderation' },
  { to: '/admin/subscribers', label: 'Subscribers' },
  { to: '/admin/audience', label: 'Audience' },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/outbox', label: 'Outbox' },
];

/** The navigation around every admin page. */
export function AdminFrame({ children }: { children: React.ReactNode }) {
  return (
    <div className="page-width pt-8 pb-20">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-rule border-b pb-4">
        <nav aria-label="Admin pages">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={styles.link ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/questions" variant="secondary">
          Back to Questions
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
