import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useInBrowser } from '../../../lib/use-in-browser.ts';
import type { ShownComment } from '../../../queries/shown-thread.ts';
import { useThread } from './thread-context.ts';

/** The comment named in the URL. Scrolls to it, and fetches it first if it is not loaded. */
export function useTargetComment(
  comments: readonly ShownComment[],
  expand: (id: number) => void,
): number | null {
  const { hash, key } = useLocation();
  const { changes, focusComment } = useThread();
  const tellFailure = useFailureToast();
  // Servers never see the hash.
  const target = useInBrowser(() => idIn(hash), null);
  const isKnown = comments.some(({ id }) => id === target);
  const requested = useRef<number | null>(null);

  const goTo = useEffectEvent((id: number) => {
    if (isKnown) {
      expand(id);
      focusComment(id);
    } else if (requested.current !== id) {
      requested.current = id;
      changes.loadBranch(id).catch((error: Error) => {
        tellFailure('The comment could not be found', error, 'It may have been removed.');
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be clicked again
  useEffect(() => {
    if (target !== null) goTo(target);
  }, [target, key, isKnown]);

  return target;
}

function idIn(hash: string): number | null {
  const id = /^#comment-([1-9]\d{0,9})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
