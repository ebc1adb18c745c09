import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { type AccountAction, useAccountAction } from './use-account-action.ts';

interface ConfirmActionProps {
  /** Null: the dialog is closed. */
  request: { action: AccountAction; user: AdminUser } | null;
  onClose: () => void;
}

const texts = {
  grant: {
    title: (name: string) => `Make ${name} an administrator?`,
    explanation: 'Administrators can change every question, every setting and every account.',
    confirm: 'Make admin',
  },
  revoke: {
    title: (name: string) => `Revoke ${name}’s admin rights?`,
    explanation: 'This takes effect immediately. The account itself stays.',
    confirm: 'Revoke admin',
  },
  endSessions: {
    title: (name: string) => `End all sessions for ${name}?`,
    explanation: 'Every device is signed out immediately. The password stays the same.',
    confirm: 'End sessions',
  },
  resetSecondFactor: {
    title: (name: string) => `Reset two-step sign-in for ${name}?`,
    explanation:
      'The password alone will then be enough to sign in. Make sure the request really came from the owner, who will get an email.',
    confirm: 'Reset',
  },
  delete: {
    title: (name: string) => `Delete ${name}’s account?`,
    explanation:
      'This cannot be undone. Any subscription ends immediately. Discussions and comments stay, attributed to Unknown User.',
    confirm: 'Delete account',
  },
} as const;

export function ConfirmAction({ request, onClose }: ConfirmActionProps) {
  const change = useAccountAction({ onSettled: onClose });
  const { title, explanation, confirm } = texts[request?.action ?? 'grant'];
  return (
    <ConfirmDialog
      title={title(request?.user.username ?? '')}
      isOpen={request !== null}
      onClose={onClose}
      cancelLabel="Cancel"
      confirmLabel={confirm}
      variant={request?.action === 'grant' ? 'primary' : 'danger'}
      isPending={change.isPending}
      error={null}
      onConfirm={() => request && change.mutate(request)}
    >
      {explanation}
    </ConfirmDialog>
  );
}
