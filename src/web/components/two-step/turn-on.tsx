import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useApi } from '../../lib/app-context.ts';
import { Button } from '../ui/button.tsx';
import { useTwoStepChange } from './use-two-step-change.ts';

const SetUpDialog = lazy(() => import('./set-up-dialog.tsx'));

/** Asks for the password, if needed, before the dialog opens. */
export function TurnOn({ label = 'Turn on two-step sign-in' }: { label?: string }) {
  const api = useApi();
  const { refresh, tell, tellFailure } = useTwoStepChange();
  const start = useMutation({
    mutationFn: () => api.call('POST /api/user/authenticator'),
    onError: tellFailure('Failed to set up two-step sign-in'),
  });
  async function finish() {
    start.reset();
    tell('Two-step sign-in is on', 'You now need a code from your app to sign in.');
    await refresh();
  }
  return (
    <>
      <Button size="medium" disabled={start.isPending} onClick={() => start.mutate()}>
        {label}
      </Button>
      {start.data && (
        <Suspense>
          <SetUpDialog enrollment={start.data} onClose={start.reset} onDone={finish} />
        </Suspense>
      )}
    </>
  );
}
