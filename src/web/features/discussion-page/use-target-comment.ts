import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useIsLive } from '../../lib/use-is-live.ts';
import type { ShownComment } from '../../queries/shown-thread.ts';
import { useThread } from './thread-context.ts';

/** The comment that the address names. The page goes there, and fetches it if need be. */
export function useTargetComment(
  comments: readonly ShownComment[],
  uncover: (id: number) => void,
): number | null {
  const { hash, key } = useLocation();
  const { changes, focusComment } = useThread();
  const notify = useToast();
  // The server is never told what stands behind the #.
  const target = useIsLive() ? idIn(hash) : null;
  const isKnown = comments.some(({ id }) => id === target);
  const asked = useRef<number | null>(null);

  const goTo = useEffectEvent((id: number) => {
    if (isKnown) {
      uncover(id);
      focusComment(id);
    } else if (asked.current !== id) {
      asked.current = id;
      changes.loadBranch(id).catch((error: Error) => {
        notify({
          title: 'The comment could not be found',
          description: failureText(error, 'It may have been deleted.'),
          tone: 'destructive',
        });
      });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (target !== null) goTo(target);
  }, [target, key, isKnown]);

  return target;
}

function idIn(hash: string): number | null {
  const id = /^#comment-([1-9]\d{0,9})$/.exec(hash)?.[1];
  return id === undefined ? null : Number(id);
}
