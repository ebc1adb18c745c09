import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { InterviewAnswer, RunningInterview } from '#shared/contracts/interview.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { useApi } from '../../../lib/app-context.ts';
import { TypedSaver } from '../../../lib/typed-saver.ts';
import { keepUnsaved, readUnsaved } from './unsaved-answers.ts';

/** The answers of an interview: what was typed here, or else what the server has. */
export function useAnswers(interview: RunningInterview, onRefused: (error: ApiError) => void) {
  const { id, questions } = interview;
  const api = useApi();
  const refuse = useEffectEvent(onRefused);
  const [typed, setTyped] = useState(() => readUnsaved(id));
  const [saver] = useState(
    () =>
      new TypedSaver<InterviewAnswer>({
        save: (place, body) =>
          api.call('PUT /api/interviews/:id/answers/:place', { params: { id, place }, body }),
        onRefused: (error) => refuse(error),
        kept: typed,
        keep: (unsaved) => keepUnsaved(id, unsaved),
      }),
  );
  useEffect(() => saver.open(), [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.state, () => 'saved' as const);

  const isAnswered = (place: number) => {
    const own = typed.get(place);
    if (own) return own.given !== '';
    return questions.find((question) => question.place === place)?.isAnswered ?? false;
  };

  return {
    state,
    typedAt: (place: number): InterviewAnswer | undefined => typed.get(place),
    unanswered: questions
      .filter(({ place, isWithdrawn }) => !isWithdrawn && !isAnswered(place))
      .map(({ place }) => place),
    isAnswered,
    set(place: number, answer: InterviewAnswer): void {
      setTyped(new Map(typed).set(place, answer));
      saver.set(place, answer);
    },
    /** Resolves to whether everything has arrived. */
    flush: async () => (await saver.flush()) || (await saver.flush()),
  };
}
