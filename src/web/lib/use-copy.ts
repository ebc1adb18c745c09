import { useToast } from './toast.ts';

/** Copies a text, and shows in a toast whether that worked. */
export function useCopy(says: { copied: string; failed: string }): (text: string) => void {
  const notify = useToast();
  const copied = () => notify({ title: says.copied, tone: 'success' });
  const failed = () => notify({ title: says.failed, tone: 'destructive' });
  return (text) => {
    // Browsers provide a clipboard only on secure sites.
    if (navigator.clipboard) navigator.clipboard.writeText(text).then(copied, failed);
    else failed();
  };
}
