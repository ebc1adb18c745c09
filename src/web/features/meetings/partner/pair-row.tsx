import { useState } from 'react';
import { awayDays, isLateCancel, lateCancelHours } from '#shared/domain/partners.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { nameOf, outcomeText, type Pair, planText, whenText } from './pair-text.ts';
import { ReportDialog } from './report-dialog.tsx';
import { usePartnerAct } from './use-partner-act.ts';

/** Who has reported someone is asked whether to block them, too. */
type Question = 'cancel' | 'block' | 'report' | 'block too';

/** An interview that is planned or over, and what can be done about it. */
export function PairRow({ pair, now }: { pair: Pair; now: Date }) {
  const [asked, setAsked] = useState<Question | null>(null);
  const isPlanned = pair.outcome === 'planned';
  const isToCome = isPlanned && new Date(pair.startsAt) > now;
  const close = () => setAsked(null);
  return (
    <li className="py-4">
      <p className="break-words font-medium">{nameOf(pair)}</p>
      <p>
        <time dateTime={pair.startsAt}>{whenText(pair.startsAt)}</time>
      </p>
      <p className="text-ink-muted text-sm">
        {isPlanned ? planText(pair) : outcomeText(pair)}
        {pair.isBlocked && '. Blocked'}
        {pair.isReported && '. Reported'}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {isPlanned && pair.meetingId && (
          <ButtonLink to={`/practice/room/${pair.meetingId}`}>Go to the room</ButtonLink>
        )}
        {isToCome && (
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            Cancel<span className="sr-only"> the interview with {nameOf(pair)}</span>
          </Button>
        )}
        {pair.partner && !pair.isReported && (
          <Button variant="secondary" onClick={() => setAsked('report')}>
            Report<span className="sr-only"> {pair.partner}</span>
          </Button>
        )}
        {pair.partner && !pair.isBlocked && (
          <Button variant="secondary" onClick={() => setAsked('block')}>
            Block<span className="sr-only"> {pair.partner}</span>
          </Button>
        )}
      </div>
      <CancelDialog pair={pair} now={now} isOpen={asked === 'cancel'} onClose={close} />
      <ReportDialog
        pair={pair}
        isOpen={asked === 'report'}
        onClose={close}
        onReported={() => setAsked(pair.isBlocked ? null : 'block too')}
      />
      <BlockDialog
        pair={pair}
        title={asked === 'block too' ? 'Thank you. Block them, too?' : `Block ${nameOf(pair)}?`}
        isOpen={asked === 'block' || asked === 'block too'}
        onClose={close}
      />
    </li>
  );
}

interface AskProps {
  pair: Pair;
  isOpen: boolean;
  onClose: () => void;
}

function CancelDialog({ pair, now, isOpen, onClose }: AskProps & { now: Date }) {
  const api = useApi();
  const { id } = pair;
  const cancel = usePartnerAct(
    () => api.call('POST /api/partner-pairs/:id/cancel', { params: { id } }),
    { done: 'Interview canceled', onSuccess: onClose },
  );
  return (
    <ConfirmDialog
      title="Cancel this interview?"
      {...{ isOpen, onClose }}
      cancelLabel="Keep it"
      confirmLabel="Cancel interview"
      variant="danger"
      isPending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate()}
    >
      {isLateCancel(new Date(pair.startsAt), now)
        ? `It starts in less than ${lateCancelHours} hours, so this counts as staying away. Who stays away twice within ${awayDays} days is paired last.`
        : `We tell ${nameOf(pair)}, and your times close to this one are removed. Less than ${lateCancelHours} hours before the start, canceling would count as staying away.`}
    </ConfirmDialog>
  );
}

function BlockDialog({ pair, title, isOpen, onClose }: AskProps & { title: string }) {
  const api = useApi();
  const { id } = pair;
  const block = usePartnerAct(
    () => api.call('POST /api/partner-pairs/:id/block', { params: { id } }),
    { done: `${nameOf(pair)} is blocked`, onSuccess: onClose },
  );
  return (
    <ConfirmDialog
      {...{ title, isOpen, onClose }}
      cancelLabel="Don't block"
      confirmLabel="Block"
      variant="danger"
      isPending={block.isPending}
      error={block.error}
      onConfirm={() => block.mutate()}
    >
      The two of you will never be paired again, and what is planned with them is canceled. They are
      not told that you blocked them.
    </ConfirmDialog>
  );
}
