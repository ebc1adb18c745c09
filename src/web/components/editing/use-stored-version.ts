import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';

/**
 * Which stored version an editor's text is meant to follow. Where a save is refused because another
 * one is stored by now, that one is fetched, and the writer decides.
 */
export function useStoredVersion<Stored>(first: Stored, fetchStored: () => Promise<Stored>) {
  const base = useRef(first);
  const [conflict, setConflict] = useState<{ theirs: Stored } | null>(null);
  const [failure, setFailure] = useState('');

  async function explain(error: Error): Promise<void> {
    try {
      if (!isAboutVersions(error)) throw error;
      setConflict({ theirs: await fetchStored() });
    } catch (reason) {
      const told = reason instanceof Error ? reason : error;
      setFailure(failureText(told, 'Please try again later.'));
    }
  }

  return {
    conflict,
    failure,
    /** What to save over. Call it once per attempt. */
    begin(): Stored {
      setFailure('');
      return base.current;
    },
    explain,
    /** The next attempt may replace what is stored now. */
    allowOverwrite(theirs: Stored): void {
      base.current = theirs;
      setConflict(null);
    },
  };
}

/** Another version, a first one, or none any more. */
function isAboutVersions(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
