import { useQuery } from '@tanstack/react-query';
import type { BlockList } from '#shared/contracts/partner.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { blocksQuery } from '../../../queries/partners.ts';
import { usePartnerAct } from './use-partner-act.ts';

export function BlockedPeople() {
  const query = useQuery(blocksQuery(useApi()));
  return (
    <section className="min-w-0 border-rule border-t pt-5">
      <h2 className="mb-3 text-xl">Blocked</h2>
      <Loaded query={query} what="Whom you blocked" skeleton="h-12 w-full">
        {({ blocks }) =>
          blocks.length === 0 ? (
            <p className="text-ink-muted text-sm">You haven't blocked anyone.</p>
          ) : (
            <ul className="divide-y divide-rule">
              {blocks.map((block) => (
                <Blocked key={block.id} {...block} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Blocked({ id, username }: BlockList['blocks'][number]) {
  const api = useApi();
  const unblock = usePartnerAct(() => api.call('DELETE /api/blocks/:id', { params: { id } }), {
    done: `${username} is no longer blocked`,
  });
  return (
    <li className="flex items-center justify-between gap-4 py-2">
      <span className="min-w-0 break-words">{username}</span>
      <Button variant="secondary" disabled={unblock.isPending} onClick={() => unblock.mutate()}>
        Unblock<span className="sr-only"> {username}</span>
      </Button>
    </li>
  );
}
