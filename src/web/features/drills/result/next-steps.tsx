import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';

/** Again, against somebody, or something else. */
export function NextSteps({ result }: { result: RunResult }) {
  const [isChallenging, setChallenging] = useState(false);
  const again = useAgain(result);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {again && (
        <ButtonLink to={again} size="medium">
          Again
        </ButtonLink>
      )}
      {result.duelToken === null ? (
        <span className="needs-scripts">
          <Button size="medium" variant="secondary" onClick={() => setChallenging(true)}>
            Challenge someone
          </Button>
        </span>
      ) : (
        <ButtonLink
          to={`/drills/duel?token=${result.duelToken}`}
          size="medium"
          variant={again ? 'secondary' : 'primary'}
        >
          See the duel
        </ButtonLink>
      )}
      <ButtonLink to="/drills" size="medium" variant="secondary">
        All drills
      </ButtonLink>
      <ChallengeDialog
        runId={result.id}
        isOpen={isChallenging}
        onClose={() => setChallenging(false)}
      />
    </div>
  );
}

/** As it was started, if that is known; a duel is done once. */
function useAgain({ preset }: RunResult): string | null {
  const source: unknown = useLocation().state?.source;
  const isKnown = typeof source === 'string' && source.length > 1 && !source.includes('duel=');
  if (isKnown) return `/drills/run${source}`;
  return preset === null ? null : `/drills/run?preset=${preset}`;
}
