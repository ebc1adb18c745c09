import { useState } from 'react';
import { useLocation } from 'react-router';
import type { RunResult } from '#shared/contracts/drill-run.ts';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { ChallengeDialog } from './challenge-dialog.tsx';

/** Run it again, challenge someone, or pick another drill. */
export function NextSteps({ result }: { result: RunResult }) {
  const [isChallenging, setChallenging] = useState(false);
  const source = useSource();
  const again = againPath(result, source);
  const wasDuel = isDuel(source) && result.duelToken === null;
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {wasDuel && (
        <p className="w-full">
          The duel filled up before your first answer, so this run is not part of it.
        </p>
      )}
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

/** The query the run was started with, if known. */
function useSource(): string {
  const source: unknown = useLocation().state?.source;
  return typeof source === 'string' ? source : '';
}

const isDuel = (source: string) => source.includes('duel=');

/** The same way it was started, if known, except for duels, which are played once. */
function againPath({ preset }: RunResult, source: string): string | null {
  if (source.length > 1 && !isDuel(source)) return `/drills/run${source}`;
  return preset === null ? null : `/drills/run?preset=${preset}`;
}
