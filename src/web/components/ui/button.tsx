import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { LiveButton } from './live-button.tsx';

const variants = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-rule-strong text-ink hover:border-ink-muted hover:bg-sunken',
  danger: 'border border-danger text-danger hover:bg-danger hover:text-paper',
} as const;

const sizes = {
  small: 'h-9 px-3.5 text-sm',
  medium: 'h-11 px-5 text-base',
  large: 'h-12 px-6 text-base',
} as const;

interface Look {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
}

export function Button({
  variant,
  size,
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  const className = lookOf({ variant, size });
  // A form submitted before hydration still reaches the server.
  return button.type === 'submit' ? (
    <button {...button} className={className} />
  ) : (
    <LiveButton {...button} className={className} />
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, ...link }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...link} className={lookOf({ variant, size })} />;
}

function lookOf({ variant = 'primary', size = 'small' }: Look): string {
  return `inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors disabled:not-data-early:opacity-50 ${variants[variant]} ${sizes[size]}`;
}
