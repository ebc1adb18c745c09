import { Link, type LinkProps, useLocation } from 'react-router';

interface NavLinkProps extends LinkProps {
  to: string;
  /** Only on the page itself, not on those below it. */
  end?: boolean;
  /** Gets the link while it is marked. */
  hereRef?: React.Ref<HTMLAnchorElement>;
}

/** A link that is marked on the page it leads to. The router's own weighs five times as much. */
export function NavLink({ to, end = false, hereRef, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      {...link}
      ref={isHere ? hereRef : undefined}
      aria-current={isHere ? 'page' : undefined}
    />
  );
}
