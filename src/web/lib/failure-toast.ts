import { failureText } from './failure-text.ts';
import { useToast } from './toast.ts';

/** Shows a toast that says which call failed, and why. */
export function useFailureToast() {
  const notify = useToast();
  return (title: string, error: Error, fallback = 'Please try again later.'): void =>
    notify({ title, description: failureText(error, fallback), tone: 'destructive' });
}
