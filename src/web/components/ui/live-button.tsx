import type { ComponentProps } from 'react';
import { useIsLive } from '../../lib/use-is-live.ts';

/** A button that needs scripts: disabled until hydration, since earlier clicks would be lost. */
export function LiveButton({ disabled, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const isLive = useIsLive();
  return (
    <button
      {...button}
      type="button"
      disabled={disabled || !isLive}
      // Keeps it from being dimmed until then.
      data-early={isLive ? undefined : ''}
    />
  );
}
