import { useEffect } from 'react';
import { type Notice, useToast } from './toast.ts';

/** Says once that what the page shows is an example; null: it is not. */
export function useDemoNotice(notice: Notice | null): void {
  const notify = useToast();
  const title = notice?.title;
  const description = notice?.description;
  useEffect(() => {
    if (title && description) notify({ title, description });
  }, [notify, title, description]);
}
