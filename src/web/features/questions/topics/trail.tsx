import { Link } from 'react-router';

/** Breadcrumbs from the topics to a page, above its title. */
export function Trail({ children }: { children: React.ReactNode }) {
  return (
    <nav aria-label="Breadcrumbs" className="mb-3 text-ink-muted text-sm">
      <Link to="/topics" className="inline-block py-1 hover:text-ink hover:underline">
        Topics
      </Link>
      <span aria-hidden="true"> / </span>
      {children}
    </nav>
  );
}
