import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/ui/button.tsx';
import { useApi } from '../../../lib/app-context.ts';
import { formatInWords } from '../../../lib/drill-words.ts';
import { sharedDrillQuery } from '../../../queries/drills.ts';

/** A user's own drill, for anyone who has the link. */
export function SharedDrillPage({ token }: { token: string }) {
  const { data: drill } = useQuery(sharedDrillQuery(useApi(), token));
  if (!drill) return null;
  return (
    <div className="page-width pt-10 pb-20 sm:pt-14">
      <p className="mb-2 text-ink-muted text-sm">A drill by {drill.owner}</p>
      <h1 className="break-words text-3xl">
        <bdi>{drill.title}</bdi>
      </h1>
      <p className="mt-4 mb-6 font-medium">{formatInWords(drill.format)}</p>
      <ButtonLink to={`/drills/run?token=${token}`} size="medium">
        Run it
      </ButtonLink>
    </div>
  );
}
