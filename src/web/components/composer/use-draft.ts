import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsLive } from '../../lib/use-is-live.ts';
import { useCurrentUser } from '../../queries/current-user.ts';
import { dropDraft, readDraft, saveDraft } from './drafts.ts';

const saveAfterMs = 400;

interface DraftOptions {
  /** Omit to store no draft. */
  draftKey: string | undefined;
  initialText?: string;
  /** Reads what the user typed into the server-rendered field before hydration. */
  readTyped?: () => string | undefined;
}

/** A text that survives a reload, until it is sent. */
export function useDraft({ draftKey, initialText = '', readTyped }: DraftOptions) {
  const { data: user } = useCurrentUser();
  // The author, even if the session ends while writing.
  const [userId] = useState(user?.id);
  // Drafts are not on the server, and the first render must match the server's.
  const [isHydrating] = useState(!useIsLive());
  const [{ text, isRestored }, setState] = useState(isHydrating ? unchanged : restored);
  const isUnsaved = useRef(false);

  function unchanged() {
    return { text: initialText, isRestored: false };
  }
  function restored() {
    if (draftKey === undefined || userId === undefined) return unchanged();
    const draft = readDraft(draftKey, userId);
    const isChanged = draft !== '' && draft !== initialText;
    return isChanged ? { text: draft, isRestored: true } : unchanged();
  }
  const hydrate = useEffectEvent(() => {
    if (!isHydrating) return;
    const typed = readTyped?.() ?? initialText;
    if (typed === initialText) setState(restored);
    else write(typed);
  });
  const save = useEffectEvent(() => {
    if (!isUnsaved.current || draftKey === undefined || userId === undefined) return;
    isUnsaved.current = false;
    if (text === initialText) dropDraft(draftKey);
    else saveDraft(draftKey, { userId, text });
  });

  useEffect(() => hydrate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => save(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const saveNow = () => save();
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, []);

  function write(next: string) {
    isUnsaved.current = true;
    setState((state) => ({ ...state, text: next }));
  }
  function forget(next: string) {
    isUnsaved.current = false;
    if (draftKey !== undefined) dropDraft(draftKey);
    setState({ text: next, isRestored: false });
  }
  return {
    text,
    isRestored,
    write,
    /** Call once it is sent. */
    clear: () => forget(''),
    discard: () => forget(initialText),
  };
}
