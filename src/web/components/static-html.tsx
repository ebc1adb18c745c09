import { Suspense, useState } from 'react';
import { useIsLive } from '../lib/use-is-live.ts';

/**
 * Content that neither changes nor reacts. Browsers keep what the server sent, and load its code
 * only to render it themselves, on the way from another page.
 */
export function StaticHtml({
  Content,
}: {
  Content: React.LazyExoticComponent<React.ComponentType>;
}) {
  const isLive = useIsLive();
  const [isSent] = useState(!import.meta.env.SSR && !isLive);
  if (isSent) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing, so that hydration leaves it be
    return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div>
      <Suspense>
        <Content />
      </Suspense>
    </div>
  );
}
