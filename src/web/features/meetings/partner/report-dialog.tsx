import { useState } from 'react';
import {
  longestPartnerReport,
  needsReportText,
  partnerReportLabels,
  partnerReportReasons,
} from '#shared/domain/partners.ts';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { ChoiceField } from './choice-field.tsx';
import { nameOf, type Pair } from './pair-text.ts';
import { usePartnerAct } from './use-partner-act.ts';

interface ReportDialogProps {
  pair: Pair;
  isOpen: boolean;
  onClose: () => void;
  onReported: () => void;
}

/** Tells the administrators what was wrong with a partner. */
export function ReportDialog({ pair, isOpen, onClose, onReported }: ReportDialogProps) {
  const api = useApi();
  const { id } = pair;
  const [reason, setReason] = useState<(typeof partnerReportReasons)[number]>('behavior');
  const report = usePartnerAct(
    (text: string) =>
      api.call('POST /api/partner-pairs/:id/report', { params: { id }, body: { reason, text } }),
    { done: `${nameOf(pair)} is reported`, onSuccess: onReported },
  );
  const isRequired = needsReportText(reason);
  return (
    <ReasonDialog
      title={`Report ${nameOf(pair)}`}
      text="An administrator will review it. Your partner is not told."
      reason={{
        label: isRequired ? 'What happened?' : 'What happened? (optional)',
        maxLength: longestPartnerReport,
        isRequired,
      }}
      submitLabel="Send report"
      {...{ isOpen, onClose }}
      isPending={report.isPending}
      error={report.error}
      onSubmit={(text) => report.mutate(text)}
    >
      <ChoiceField
        label="What was wrong?"
        options={partnerReportReasons}
        labelOf={(option) => partnerReportLabels[option]}
        value={reason}
        onChange={setReason}
      />
    </ReasonDialog>
  );
}
