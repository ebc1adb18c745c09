/** The icons on every page, drawn here so that pages don't load the icon library. */

interface IconProps {
  className?: string | undefined;
}

export function MenuIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M3 6h14M3 10h14M3 14h14" />
    </Icon>
  );
}

export function SearchIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="9" cy="9" r="5.5" />
      <path d="m13 13 4 4" />
    </Icon>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5 5l10 10M15 5 5 15" />
    </Icon>
  );
}

export function ChevronDownIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5.5 8l4.5 4.5L14.5 8" />
    </Icon>
  );
}

export function MoreIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.5" />
    </Icon>
  );
}

export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4.5 10.5l4 4 7-9" />
    </Icon>
  );
}

export function StarIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6Z" />
    </Icon>
  );
}

/** Half light, half dark: it fits every theme, so the server can render it. */
export function ThemeIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" stroke="none" />
    </Icon>
  );
}

/** The base of all icons. */
export function Icon({ className = '', children }: IconProps & { children: React.ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`size-5 ${className}`}
    >
      {children}
    </svg>
  );
}
