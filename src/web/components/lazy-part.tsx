import { lazy } from 'react';

/**
 * A component whose code loads when it is shown. If that fails, it says that `what` could not be
 * loaded, or shows nothing. Browsers remember a failed import until the page reloads.
 */
export function lazyPart<Props>(
  load: () => Promise<{ default: React.ComponentType<Props> }>,
  what?: string,
) {
  const Unavailable = () =>
    what && (
      <p role="alert" className="mt-2 text-sm">
        {what} could not be loaded. Please check your connection and reload the page.
      </p>
    );
  return lazy<React.ComponentType<Props>>(() => load().catch(() => ({ default: Unavailable })));
}
