import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIsLive } from '../../lib/use-is-live.ts';
import { useCurrentUser } from '../../queries/current-user.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

const saveAfterMs = 400;

interface DraftOptions {
  /** Absent: nothing is kept. */
  draftKey: string | undefined;
  initialText?: string;
  /** What stands in a field of the server's before scripts take over: somebody may type early. */
  readTyped?: () => string | undefined;
}

/** A text that is still there after a reload, until it is sent. */
export function useDraft({ draftKey, initialText = '', readTyped }: DraftOptions) {
  const { data: user } = useCurrentUser();
  // Whoever begins to write, also when the session ends on the way.
  const [userId] = useState(user?.id);
  // The server knows of no drafts, and the first render must be like its own.
  const [isServers] = useState(!useIsLive());
  const [{ text, isRestored }, setState] = useState(isServers ? unchanged : restored);
  const isUnsaved = useRef(false);

  function unchanged() {
    return { text: initialText, isRestored: false };
  }
  function restored() {
    if (draftKey === undefined || userId === undefined) return unchanged();
    const draft = readDraft(draftKey, userId);
    const isNews = draft !== '' && draft !== initialText;
    return isNews ? { text: draft, isRestored: true } : unchanged();
  }
  const takeOver = useEffectEvent(() => {
    if (!isServers) return;
    const typed = readTyped?.() ?? initialText;
    if (typed === initialText) setState(restored);
    else write(typed);
  });
  const save = useEffectEvent(() => {
    if (!isUnsaved.current || draftKey === undefined || userId === undefined) return;
    isUnsaved.current = false;
    if (text === initialText) dropDraft(draftKey);
    else keepDraft(draftKey, { userId, text });
  });

  useEffect(() => takeOver(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the wait anew
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
    /** Once it is sent. */
    clear: () => forget(''),
    discard: () => forget(initialText),
  };
}
