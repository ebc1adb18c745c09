import { useEffect } from 'react';
import { type Notice, useToast } from './toast.ts';

/** Notifies the user once that the page shows sample data; null if it doesn't. */
export function useDemoNotice(notice: Notice | null): void {
  const notify = useToast();
  const title = notice?.title;
  const description = notice?.description;
  useEffect(() => {
    if (title && description) notify({ title, description });
  }, [notify, title, description]);
}
