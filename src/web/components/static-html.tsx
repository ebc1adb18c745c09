import { Suspense, useState } from 'react';
import { useIsLive } from '../lib/use-is-live.ts';

/**
 * Content that never changes and isn't interactive. Browsers keep the server's HTML, and load the
 * code only to render it themselves after a client navigation.
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
