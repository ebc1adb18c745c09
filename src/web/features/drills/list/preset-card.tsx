import { Link } from 'react-router';
import type { DrillPreset } from '#shared/contracts/drill.ts';
import { pointsText } from '../../../lib/drill-text.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { bestOf, readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { FormatDetails } from '../format-details.tsx';

interface PresetCardProps {
  preset: DrillPreset;
  isUser: boolean;
}

/** What a drill trains, its format in words, the learner's best, and details on request. */
export function PresetCard({ preset, isUser }: PresetCardProps) {
  const { slug, title, trains, format } = preset;
  return (
    <li className="relative flex flex-col border-ink border-t pt-4 hover:bg-sunken">
      <h3 className="font-serif text-xl">
        <Link to={`/drills/run?preset=${slug}`} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-ink-muted">{trains}</p>
      <p className="mt-3 text-sm">{formatInWords(format)}</p>
      <p className="mt-2 text-sm tabular-nums">
        <Best preset={preset} isUser={isUser} />
      </p>
      <details className="relative mt-2 w-fit text-ink-muted text-sm">
        <summary className="w-fit underline decoration-dotted underline-offset-4">
          Points and source
        </summary>
        <div className="mt-2 mb-3">
          <FormatDetails {...preset} />
        </div>
      </details>
    </li>
  );
}

/** For visitors, the best run this browser remembers. */
function Best({ preset, isUser }: PresetCardProps) {
  const countHere = useRunsHere();
  const here = isUser || countHere === 0 ? [] : readRunsHere();
  const best = isUser ? preset.best : bestOf(here, preset);
  if (!best) return <span className="text-ink-muted">Not run yet.</span>;
  return (
    <>
      Your best: <strong>{pointsText(best.points)}</strong>
      {!isUser && <span className="text-ink-muted"> in this browser</span>}.
    </>
  );
}
