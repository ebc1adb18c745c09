import { NavLink } from 'react-router';
import type { SiteLink } from '#shared/domain/site-links.ts';

interface SiteAnchorProps {
  link: SiteLink;
  className: string;
  children: React.ReactNode;
}

/** A page of the site, or an address of the operator's choice in a tab of its own. */
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
