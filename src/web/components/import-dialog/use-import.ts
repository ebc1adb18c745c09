import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportResult } from '#shared/contracts/import.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { sendFile } from '../../lib/send-file.ts';
import { newSubmissionKey } from '../../lib/submission-key.ts';
import { importRunQuery } from '../../queries/imports.ts';

interface Attempt {
  file: File;
  isDryRun: boolean;
}

interface ImportHandlers {
  onDone: (result: ImportResult) => void;
  onFailure: (error: Error) => void;
}

const pollMs = 1_000;

/** Uploads a file to be checked or imported, and polls its progress. */
export function useImport({ onDone, onFailure }: ImportHandlers) {
  const api = useApi();
  const [key, setKey] = useState('');
  const [sentShare, setSentShare] = useState(0);
  const attempt = useMutation({
    mutationFn: async ({ file, isDryRun }: Attempt) => {
      const newKey = newSubmissionKey();
      setKey(newKey);
      setSentShare(0);
      try {
        return await sendFile('POST /api/admin/import-file', {
          query: { key: newKey, ...(isDryRun && { dryRun: 'true' }) },
          field: 'importFile',
          file,
          onProgress: setSentShare,
        });
      } catch (error) {
        if (error instanceof ApiError && error.reason) throw error;
        // The connection is lost, but the import may still be running.
        return await outcomeOf(api, newKey, error);
      }
    },
    onSuccess: onDone,
    onError: onFailure,
  });
  const { data: run } = useQuery({
    ...importRunQuery(api, key),
    enabled: attempt.isPending && key !== '',
    refetchInterval: pollMs,
  });
  return {
    start: attempt.mutate,
    isPending: attempt.isPending,
    progress: { isDryRun: attempt.variables?.isDryRun ?? false, sentShare, run },
  };
}

async function outcomeOf(api: ApiClient, key: string, error: unknown): Promise<ImportResult> {
  for (;;) {
    const call = api.call('GET /api/admin/imports/:key', { params: { key } });
    const run = await call.catch(() => null);
    if (run?.status === 'done' && run.result) return run.result;
    if (run?.status === 'failed' && run.failure) throw new Error(run.failure);
    if (run?.status !== 'running') throw error;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
