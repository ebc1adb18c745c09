import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useThread } from './thread-context.ts';

/** So far from it the next comments are asked for, so that whoever reads on need not wait. */
const nearby = '800px';

export function LoadMore({ path }: { path: string }) {
  const place = useRef<HTMLDivElement>(null);
  const loading = useLoading(path);

  const loadByItself = useEffectEvent(() => {
    // What failed is only tried again when somebody asks for it.
    if (!loading.isError) loading.start();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it may still be near
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadByItself();
      },
      { rootMargin: nearby },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [path, loading.isPending]);

  return (
    <div ref={place} className="needs-scripts no-print mt-6">
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

/** Each page once, though whoever comes to the button by keyboard also comes near to it. */
function useLoading(path: string) {
  const { changes, focusComment } = useThread();
  const notify = useToast();
  const isRunning = useRef(false);
  const isFollowed = useRef(false);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: changes.loadPage,
    onSuccess: (first) => {
      if (isFollowed.current && first !== null) focusComment(first);
    },
    onError: (error) => {
      notify({
        title: 'Error loading comments',
        description: failureText(error, 'An unknown error occurred'),
        tone: 'destructive',
      });
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
