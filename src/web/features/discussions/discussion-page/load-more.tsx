import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFailureToast } from '../../../lib/failure-toast.ts';
import { useThread } from './thread-context.ts';

/** Start loading this far ahead, so that readers do not have to wait. */
const preloadMargin = '800px';

export function LoadMore({ path }: { path: string }) {
  const anchor = useRef<HTMLDivElement>(null);
  const loading = useLoading(path);

  const loadAhead = useEffectEvent(() => {
    // After a failure, only the button retries.
    if (!loading.isError) loading.start();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it may still be in range after a page has loaded
  useEffect(() => {
    if (!anchor.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadAhead();
      },
      { rootMargin: preloadMargin },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [path, loading.isPending]);

  return (
    <div ref={anchor} className="needs-scripts no-print mt-6">
      <Button
        variant="secondary"
        size="medium"
        aria-busy={loading.isPending}
        onClick={loading.startAndFollow}
      >
        {loading.isPending ? 'Loading comments…' : 'Load more comments'}
      </Button>
    </div>
  );
}

/** Loads each page once: focusing the button also scrolls it into range. */
function useLoading(path: string) {
  const { changes, focusComment } = useThread();
  const tellFailure = useFailureToast();
  const isRunning = useRef(false);
  const isFollowed = useRef(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: changes.loadPage,
    onSuccess: (first) => {
      if (isFollowed.current && first !== null) focusComment(first);
    },
    onError: (error) => {
      tellFailure('Error loading comments', error, 'An unknown error occurred');
    },
    onSettled: () => {
      isRunning.current = false;
      isFollowed.current = false;
    },
  });
  function start() {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(path);
  }
  function startAndFollow() {
    isFollowed.current = true;
    start();
  }
  return { start, startAndFollow, isPending, isError };
}
