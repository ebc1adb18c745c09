import { useCallback, useState } from 'react';
import { useSettings } from '../queries/settings.ts';
import { Skeleton } from './ui/skeleton.tsx';

type State = 'loading' | 'loaded' | 'failed';

/** The operator's logo, if one is set. Its height is fixed, so that the layout doesn't shift. */
export function CompanyLogo() {
  const { company_logo, app_title } = useSettings();
  const [state, setState] = useState<State>('loading');
  const checkEarlyLoad = useCallback((image: HTMLImageElement | null) => {
    // It may have loaded or failed before hydration.
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);
  if (!company_logo) return null;
  return (
    <div className="relative mb-8 flex h-20 items-center">
      {state === 'failed' ? (
        <p className="text-ink-muted text-sm">Failed to load company logo</p>
      ) : (
        <>
          {state === 'loading' && <Skeleton className="absolute h-16 w-48" />}
          <img
            ref={checkEarlyLoad}
            src={company_logo}
            alt={`${app_title} logo`}
            className="relative max-h-20 max-w-full object-contain"
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
          />
        </>
      )}
    </div>
  );
}
