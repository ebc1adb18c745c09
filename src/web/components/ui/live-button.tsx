import type { ComponentProps } from 'react';
import { useIsLive } from '../../lib/use-is-live.ts';

/** A button that scripts answer: it takes no press until they can, since that would be lost. */
export function LiveButton({ disabled, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const isLive = useIsLive();
  return (
    <button
      {...button}
      type="button"
      disabled={disabled || !isLive}
      // Not to be dimmed for the moment that it takes.
      data-early={isLive ? undefined : ''}
    />
  );
}
