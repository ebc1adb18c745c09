import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useToast } from '../../lib/toast.ts';
import { useThread } from './thread-context.ts';

/** So far from it the next comments are asked for, so that whoever reads on need not wait. */
const nearby = '800px';

export function LoadMore({ path }: { path: string }) {
  const { changes, focusComment } = useThread();
  const notify = useToast();
  const place = useRef<HTMLDivElement>(null);
  const loading = useMutation({
    mutationFn: changes.loadPage,
    onError: (error) => {
      notify({
        title: 'Error loading comments',
        description: failureText(error, 'An unknown error occurred'),
        tone: 'destructive',
      });
    },
  });

  const loadByItself = useEffectEvent(() => {
    // What failed is only tried again when somebody asks for it.
    if (loading.isIdle || loading.isSuccess) loading.mutate(path);
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

  function loadByHand() {
    if (loading.isPending) return;
    loading.mutate(path, {
      onSuccess: (first) => {
        if (first !== null) focusComment(first);
      },
    });
  }

  return (
    <div ref={place} className="needs-scripts no-print mt-6">
      <Button variant="secondary" size="medium" aria-busy={loading.isPending} onClick={loadByHand}>
        {loading.isPending ? 'Loading comments…' : 'Load more comments'}
      </Button>
    </div>
  );
}
