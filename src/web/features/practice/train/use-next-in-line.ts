import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Recommendation } from '#shared/contracts/recommendation.ts';
import { useApi } from '../../../lib/app-context.ts';
import { nextQuestionQuery } from '../../../queries/next-question.ts';
import { practiceKey } from '../../../queries/practice.ts';
import { questionQuery } from '../../../queries/questions.ts';
import { type Sitting, seenIds, trainedNow } from './sitting.ts';

/**
 * The question on screen, and the one after it: both are fetched as soon as the first has a
 * verdict, so that going on takes no time.
 */
export function useNextInLine(
  sitting: Sitting,
  { isOver, onShown }: { isOver: boolean; onShown: (question: Recommendation) => void },
) {
  const api = useApi();
  const { current } = sitting;
  const isWanted = !isOver && (current === null || trainedNow(sitting) !== undefined);
  const seen = seenIds(sitting);
  const next = useQuery({
    ...nextQuestionQuery(api, seen),
    // Of its own: what another screen was recommended may have been answered since.
    queryKey: [...practiceKey, 'training', seen] as const,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const following = isWanted ? next.data : undefined;
  useQuery({
    ...questionQuery(api, following?.id ?? 0, following?.variant),
    enabled: following != null,
    notifyOnChangeProps: [],
  });
  // It stays on screen from now on, whatever is recommended later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each question
  useEffect(() => {
    if (current === null && following) onShown(following);
  }, [current, following]);
  return { shown: current ?? following, error: next.error, refetch: next.refetch };
}
