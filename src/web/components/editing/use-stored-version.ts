import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { failureText } from '../../lib/failure-text.ts';

/**
 * Optimistic locking for an editor. If a save is refused because another version has been stored
 * since, that version is fetched and the author decides.
 */
export function useStoredVersion<Stored>(first: Stored, fetchStored: () => Promise<Stored>) {
  const base = useRef(first);
  const [conflict, setConflict] = useState<{ theirs: Stored } | null>(null);
  const [failure, setFailure] = useState('');

  async function explain(error: Error): Promise<void> {
    try {
      if (!isConflict(error)) throw error;
      setConflict({ theirs: await fetchStored() });
    } catch (reason) {
      const shown = reason instanceof Error ? reason : error;
      setFailure(failureText(shown, 'Please try again later.'));
    }
  }

  return {
    conflict,
    failure,
    /** The version to save over. Call it once per attempt. */
    begin(): Stored {
      setFailure('');
      return base.current;
    },
    explain,
    /** Lets the next attempt replace the stored version. */
    allowOverwrite(theirs: Stored): void {
      base.current = theirs;
      setConflict(null);
    },
  };
}

/** Another version was saved, a first one was added, or the stored one was deleted. */
function isConflict(error: Error): boolean {
  return error instanceof ApiError && (error.status === 409 || error.status === 404);
}
