import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/app-context.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { answerReadingQuery } from '../../../queries/answer-readings.ts';

/** Accepts any prediction that the answer check can read, without judging it. */
export function usePrediction(unit: string | null, onPredicted: (prediction: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  const [isEmpty, setEmpty] = useState(false);
  const reading = useMutation({
    mutationFn: (answer: string) => queries.fetchQuery(answerReadingQuery(api, { answer, unit })),
    onSuccess: ({ problem }, answer) => {
      if (problem === null) onPredicted(answer);
    },
  });

  function submit(form: FormData) {
    const prediction = String(form.get('prediction') ?? '').trim();
    setEmpty(prediction === '');
    if (prediction) reading.mutate(prediction);
  }

  const failure = reading.error && failureText(reading.error);
  const problem = failure ?? reading.data?.problem ?? undefined;
  return {
    submit,
    isPending: reading.isPending,
    error: isEmpty ? 'Enter what you expect first.' : problem,
  };
}
