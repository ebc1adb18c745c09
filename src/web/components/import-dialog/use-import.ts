import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportResult, ImportRun } from '#shared/contracts/import.ts';
import type { ApiClient } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useApi } from '../../lib/app-context.ts';
import { sendFile } from '../../lib/send-file.ts';
import { newSubmissionKey } from '../../lib/submission-key.ts';

interface Attempt {
  file: File;
  isDryRun: boolean;
}

interface ImportHandlers {
  onEnd: (result: ImportResult) => void;
  onFailure: (error: Error) => void;
}

const askEveryMs = 1_000;

/** Sends a file to be checked or imported, and follows how far it is. */
export function useImport({ onEnd, onFailure }: ImportHandlers) {
  const api = useApi();
  const [key, setKey] = useState('');
  const [sentShare, setSentShare] = useState(0);
  const attempt = useMutation({
    mutationFn: async ({ file, isDryRun }: Attempt) => {
      const own = newSubmissionKey();
      setKey(own);
      setSentShare(0);
      const path = `/api/admin/import-file?key=${own}${isDryRun ? '&dryRun=true' : ''}`;
      try {
        return await sendFile<ImportResult>({
          path,
          field: 'importFile',
          file,
          onProgress: setSentShare,
        });
      } catch (error) {
        if (error instanceof ApiError && error.reason) throw error;
        // The connection is gone, but the import may go on without it.
        return await outcomeOf(api, own, error);
      }
    },
    onSuccess: onEnd,
    onError: onFailure,
  });
  const { data: run } = useQuery({
    queryKey: ['/api/admin/imports', key],
    queryFn: () => fetchRun(api, key),
    enabled: attempt.isPending && key !== '',
    refetchInterval: askEveryMs,
    gcTime: 0,
  });
  return {
    start: attempt.mutate,
    isPending: attempt.isPending,
    isDryRun: attempt.variables?.isDryRun ?? false,
    progress: { sentShare, run },
  };
}

function fetchRun(api: ApiClient, key: string): Promise<ImportRun> {
  return api.get<ImportRun>(`/api/admin/imports/${key}`);
}

async function outcomeOf(api: ApiClient, key: string, error: unknown): Promise<ImportResult> {
  for (;;) {
    const run = await fetchRun(api, key).catch(() => null);
    if (run?.status === 'done' && run.result) return run.result;
    if (run?.status === 'failed' && run.failure) throw new Error(run.failure);
    if (run?.status !== 'running') throw error;
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
}
