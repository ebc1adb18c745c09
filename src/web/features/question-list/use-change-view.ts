import { type RefObject, useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { changeView, type ListView, urlOfView } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export interface ViewChange {
  /** What is shown, or was chosen since and is on its way. */
  latest: RefObject<ListView>;
  change: (change: Partial<ListView>, options?: NavigateOptions) => void;
}

/** Each change builds on the last one, even where the page has not caught up with that yet. */
export function useChangeView(): ViewChange {
  const view = useListView();
  const navigate = useNavigate();
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  return {
    latest,
    change: (change, options) => {
      latest.current = changeView(latest.current, change);
      void navigate(urlOfView(latest.current), {
        preventScrollReset: true,
        // At once, so that a control does not fall back to its old value for a moment.
        flushSync: true,
        ...options,
      });
    },
  };
}
