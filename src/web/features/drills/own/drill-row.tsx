import type { OwnPreset } from '#shared/contracts/drill.ts';
import { ShareLink } from '../../../components/share-link.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { useOrigin } from '../../../lib/hydration-state.tsx';
import { refreshDrills } from '../../../queries/drills.ts';
import { useShareChange } from '../../../queries/share-change.ts';

interface DrillRowProps {
  drill: OwnPreset;
  onEdit: () => void;
  onDelete: () => void;
}

export function DrillRow({ drill, onEdit, onDelete }: DrillRowProps) {
  const { id, title, format, shareToken, best, runs } = drill;
  const origin = useOrigin();
  const api = useApi();
  const params = { id };
  const share = useShareChange(
    () => api.call('POST /api/drills/own/:id/share', { params }),
    refreshDrills,
  );
  const revoke = useShareChange(
    () => api.call('DELETE /api/drills/own/:id/share', { params }),
    refreshDrills,
  );
  return (
    <li className="border-rule border-b py-4">
      <h2 className="break-words font-serif text-xl">
        <bdi>{title}</bdi>
      </h2>
      <p className="mt-1 font-medium text-sm">{formatInWords(format)}</p>
      <p className="mt-1 text-ink-muted text-sm tabular-nums">
        {best
          ? `Your best: ${pointsText(best.points)}, in ${runs === 1 ? 'one run' : `${runs} runs`}.`
          : 'Not run yet.'}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={`/drills/run?own=${id}`} variant="secondary">
          Run it
        </ButtonLink>
        <Button variant="secondary" onClick={onEdit}>
          Edit
        </Button>
        {shareToken === null ? (
          <Button variant="secondary" disabled={share.isPending} onClick={() => share.mutate()}>
            Share by link
          </Button>
        ) : (
          <Button variant="secondary" disabled={revoke.isPending} onClick={() => revoke.mutate()}>
            Stop sharing
          </Button>
        )}
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
      </div>
      {shareToken !== null && (
        <div className="mt-4 max-w-xl">
          <ShareLink url={`${origin}/drills/shared?token=${shareToken}`} />
        </div>
      )}
    </li>
  );
}
