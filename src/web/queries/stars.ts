import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useApi } from '../lib/app-context.ts';
import { useFailureToast } from '../lib/failure-toast.ts';
import { signInPath } from '../lib/sign-in-path.ts';
import { useToast } from '../lib/toast.ts';
import { currentUserQuery, useReplaceUser } from './current-user.ts';

interface Starrable {
  id: number;
  isStarred: boolean;
}

/** Whether a question is starred, and how to change that. Visitors are asked to sign in. */
export function useStar({ id, isStarred }: Starrable) {
  const api = useApi();
  const notify = useToast();
  const tellFailure = useFailureToast();
  const queries = useQueryClient();
  const replaceUser = useReplaceUser();
  // Optimistic: falls back to the stored one if the server refuses the change.
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isShown = wanted ?? isStarred;
  const changes = useRef(Promise.resolve());

  async function save(isWanted: boolean) {
    try {
      const { saveStar } = await import('./save-star.ts');
      await saveStar(api, queries, { questionId: id, isStarred: isWanted });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      if (error instanceof ApiError && error.status === 401) replaceUser(null);
      tellFailure(
        isWanted ? 'The question could not be starred' : 'The star could not be removed',
        error,
      );
    }
  }

  function toggle() {
    // Read only when needed: every row of a list has a star.
    if (!queries.getQueryData(currentUserQuery(api).queryKey)) {
      const link = { to: signInPath(location), label: 'Sign in' };
      notify({ title: 'Sign in to star questions', link });
      return;
    }
    setWanted(!isShown);
    // One at a time, so that the last choice wins.
    const change = changes.current.then(() => save(!isShown));
    changes.current = change;
    void change.then(() => {
      // After the cache has told the page what is stored now.
      if (changes.current === change) setTimeout(() => setWanted(null));
    });
  }
  return { isStarred: isShown, toggle };
}
