import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnPreset } from '#shared/contracts/drill.ts';
import { mostOwnPresets } from '#shared/domain/drills.ts';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ownDrillsQuery } from '../../../queries/drills.ts';
import { DeleteDrill } from './delete-drill.tsx';
import { DrillRow } from './drill-row.tsx';
import { EditDrill } from './edit-drill.tsx';

type Dialog = { kind: 'new' } | { kind: 'edit' | 'delete'; drill: OwnPreset } | null;

/** The user's own drills: created, edited, shared and deleted here. */
export function OwnPage() {
  const query = useQuery(ownDrillsQuery(useApi()));
  const [dialog, setDialog] = useState<Dialog>(null);
  const close = () => setDialog(null);
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">My drills</h1>
        {query.data && (
          <Button
            disabled={query.data.length >= mostOwnPresets}
            onClick={() => setDialog({ kind: 'new' })}
          >
            New drill
          </Button>
        )}
      </div>
      <div className="mt-8">
        <Loaded query={query} what="Your drills">
          {(drills) =>
            drills.length > 0 ? (
              <ul className="border-rule border-t">
                {drills.map((drill) => (
                  <DrillRow
                    key={drill.id}
                    drill={drill}
                    onEdit={() => setDialog({ kind: 'edit', drill })}
                    onDelete={() => setDialog({ kind: 'delete', drill })}
                  />
                ))}
              </ul>
            ) : (
              <p className="max-w-xl text-ink-muted">
                You have no drills yet. Choose the operators, ranges, time and penalties you want to
                train with.
              </p>
            )
          }
        </Loaded>
      </div>
      <EditDrill
        drill={dialog?.kind === 'edit' ? dialog.drill : null}
        isOpen={dialog?.kind === 'edit' || dialog?.kind === 'new'}
        onClose={close}
      />
      {dialog?.kind === 'delete' && <DeleteDrill drill={dialog.drill} onClose={close} />}
    </div>
  );
}
