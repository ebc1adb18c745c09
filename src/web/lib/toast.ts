import { createContext, useContext } from 'react';

export interface Notice {
  title: string;
  description?: string;
  link?: { to: string; label: string };
  tone?: 'default' | 'success' | 'destructive';
}

export const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

/** Shows a toast; it replaces the one that is showing. */
export function useToast(): (notice: Notice) => void {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('useToast needs a Toaster around it');
  return notify;
}
