import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { Passkey } from '#shared/contracts/passkey.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { RelativeTime } from '../../../components/ui/relative-time.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { usePasskeyObstacle } from '../../../lib/passkeys.ts';
import { passkeysQuery } from '../../../queries/passkeys.ts';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

export function Passkeys() {
  const query = useQuery(passkeysQuery(useApi()));
  const obstacle = usePasskeyObstacle();
  return (
    <Loaded query={query} what="Your passkeys" skeleton="h-11 w-40">
      {(passkeys) => (
        <>
          {passkeys.length > 0 && (
            <ul className="mb-5 divide-y divide-rule rounded-lg border border-rule bg-raised">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )}
          {obstacle ? (
            <p className="text-ink-muted">{obstacle}</p>
          ) : (
            <AddPasskey count={passkeys.length} />
          )}
        </>
      )}
    </Loaded>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <KeyRound className="size-5 shrink-0 text-ink-muted" aria-hidden="true" />
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-ink-muted text-sm">
          Added <RelativeTime value={createdAt} />
          {lastUsedAt && (
            <>
              {' · Last used '}
              <RelativeTime value={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <RenamePasskey passkey={passkey} />
        <RemovePasskey passkey={passkey} />
      </div>
    </li>
  );
}
