import type { DrillPreset, Drills } from '#shared/contracts/drill.ts';
import { recommendDrill } from '#shared/drills/advice/recommend.ts';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { formatInWords } from '../../../lib/drill-words.ts';
import { readRunsHere, useRunsHere } from '../../../lib/drilled-here.ts';
import { recommendationText } from '../../../lib/recommendation-text.ts';
import { withRunsHere } from '../../../lib/record-here.ts';

interface RecommendedDrillProps {
  drills: Drills;
  isUser: boolean;
}

/** The one to run next. For visitors the server recommends a first one. */
export function RecommendedDrill({ drills, isUser }: RecommendedDrillProps) {
  const countHere = useRunsHere();
  const { presets, recommended } =
    isUser || countHere === 0 ? drills : recommendHere(drills.presets);
  const drill = presets.find(({ slug }) => slug === recommended?.slug);
  if (!drill || !recommended) return null;
  const isFirst = recommended.reason === 'start';
  return (
    <section
      aria-labelledby="recommended-drill"
      className="mt-8 rounded-md bg-sunken px-5 py-5 sm:px-7 sm:py-6 md:flex md:items-center md:justify-between md:gap-10"
    >
      <div className="min-w-0">
        <h2 id="recommended-drill" className="font-medium text-ink-muted text-sm">
          {isFirst ? 'Start here' : 'Recommended next'}
        </h2>
        <p className="mt-1 break-words font-serif text-2xl">{drill.title}</p>
        <p className="mt-1">{recommendationText(drill, recommended.reason)}</p>
        <p className="mt-1 text-ink-muted text-sm">{formatInWords(drill.format)}</p>
      </div>
      <p className="mt-4 md:mt-0">
        <ButtonLink to={`/drills/run?preset=${drill.slug}`} size="large">
          {isFirst ? 'Start your first drill' : 'Start this drill'}
        </ButtonLink>
      </p>
    </section>
  );
}

function recommendHere(shipped: readonly DrillPreset[]) {
  const presets = withRunsHere(shipped, readRunsHere());
  return { presets, recommended: recommendDrill(presets) };
}
