import type { AdminUser } from '#shared/contracts/admin-user.ts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { type AccountAct, useAccountAct } from './use-account-acts.ts';

interface ConfirmActProps {
  /** Null: nothing is asked. */
  asked: { act: AccountAct; user: AdminUser } | null;
  onEnd: () => void;
}

const words = {
  grant: {
    title: (name: string) => `Make ${name} an administrator?`,
    meaning: 'Administrators can change every question, every setting and every account.',
    confirm: 'Make admin',
  },
  revoke: {
    title: (name: string) => `Revoke the admin rights of ${name}?`,
    meaning: 'The account stays, and can do what every other account can. It takes effect at once.',
    confirm: 'Revoke admin',
  },
  delete: {
    title: (name: string) => `Delete the account of ${name}?`,
    meaning:
      'For good: nobody can bring it back. A subscription ends at once. What the person wrote in discussions stays, by Unknown User.',
    confirm: 'Delete account',
  },
} as const;

/** None of this happens by a slip of the hand. */
export function ConfirmAct({ asked, onEnd }: ConfirmActProps) {
  const acting = useAccountAct({ onEnd });
  const { title, meaning, confirm } = words[asked?.act ?? 'grant'];
  return (
    <ConfirmDialog
      title={title(asked?.user.username ?? '')}
      isOpen={asked !== null}
      onClose={onEnd}
      keepLabel="Cancel"
      confirmLabel={confirm}
      variant={asked?.act === 'grant' ? 'primary' : 'danger'}
      isPending={acting.isPending}
      error={null}
      onConfirm={() => asked && acting.mutate(asked)}
    >
      {meaning}
    </ConfirmDialog>
  );
}
