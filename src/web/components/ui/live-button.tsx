import type { ComponentProps } from 'react';
import { useTakesClicks } from '../../lib/use-takes-clicks.ts';

/** A button that needs scripts: disabled until hydration if earlier clicks would be lost. */
export function LiveButton({ disabled, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const takesClicks = useTakesClicks();
  return (
    <button
      {...button}
      type="button"
      disabled={disabled || !takesClicks}
      // Keeps it from being dimmed until then.
      data-early={takesClicks ? undefined : ''}
    />
  );
}
