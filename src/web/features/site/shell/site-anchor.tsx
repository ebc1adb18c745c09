import type { SiteLink } from '#shared/domain/site-links.ts';
import { NavLink } from '../../../components/ui/nav-link.tsx';

interface SiteAnchorProps {
  link: SiteLink;
  className: string;
  children: React.ReactNode;
}

/** A link to a page of the site, or to the operator's URL in a new tab. */
export function SiteAnchor({ link: { href, isExternal }, className, children }: SiteAnchorProps) {
  if (!isExternal) {
    return (
      <NavLink to={href} className={className}>
        {children}
      </NavLink>
    );
  }
  if (href.toLowerCase().startsWith('mailto:')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
