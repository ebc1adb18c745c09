import { useMutation } from '@tanstack/react-query';

/** Sends the browser to a sign-in provider, at the URL that a call returns. */
export function useVisitProvider(
  start: (provider: string) => Promise<{ url: string }>,
  onError?: (error: Error) => void,
) {
  return useMutation({
    mutationFn: start,
    onSuccess: ({ url }) => window.location.assign(url),
    ...(onError && { onError }),
  });
}
