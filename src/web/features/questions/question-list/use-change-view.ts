import { type RefObject, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { useLatestLocation } from '../../../lib/use-latest-location.ts';
import { changeView, type ListView, urlOfView } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export interface ViewChange {
  /** The current view, including changes the URL does not show yet. */
  latest: RefObject<ListView>;
  change: (change: Partial<ListView>, options?: NavigateOptions) => void;
}

/**
 * Each change builds on the previous one, even if that is still pending. None pulls back a user who
 * is leaving the page.
 */
export function useChangeView(): ViewChange {
  const view = useListView();
  const navigate = useNavigate();
  const readLocation = useLatestLocation();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  return {
    latest,
    change: (change, options) => {
      if (!readLocation()) return;
      latest.current = changeView(latest.current, change);
      void navigate(urlOfView(latest.current), {
        preventScrollReset: true,
        // Keeps controlled inputs from flashing their old value.
        flushSync: true,
        ...options,
      });
    },
  };
}
