import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { toSearchText } from './list-view.ts';
import type { ViewChange } from './use-change-view.ts';

const pause = 200;
const typed = { isTyped: true };

/**
 * What is typed filters after a short pause. The field keeps its own text, so that no navigation
 * can swallow a letter or move the caret; only a search that comes from elsewhere replaces it.
 */
export function useTypedSearch({ latest, change }: ViewChange) {
  const addressed = useUrlSearch();
  const field = useRef<HTMLInputElement>(null);
  /** What is typed but not searched for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);

  /** The first letters make an entry in the history, the following ones change it. */
  function search(text: string): void {
    setDraft(null);
    if (text === latest.current.search) return;
    change({ search: text }, { replace: isTyping.current, state: typed });
    isTyping.current = true;
  }
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => searchLater(draft), pause);
    return () => clearTimeout(timer);
  }, [draft]);

  const noteEarlyText = useEffectEvent(() => {
    const text = toSearchText(field.current?.value ?? '');
    if (text !== addressed.text) setDraft(text);
  });
  useEffect(() => {
    // Typed before the scripts came.
    noteEarlyText();
  }, []);

  useFollow(addressed, (text) => {
    isTyping.current = false;
    setDraft(null);
    if (field.current && toSearchText(field.current.value) !== text) field.current.value = text;
  });

  return {
    /** For when something else is chosen: what is typed so far goes along. */
    take: () => {
      isTyping.current = false;
      setDraft(null);
      return toSearchText(field.current?.value ?? '');
    },
    clear: () => {
      isTyping.current = false;
      setDraft(null);
      if (!field.current) return;
      field.current.value = '';
      field.current.focus();
    },
    input: {
      ref: field,
      defaultValue: addressed.text,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
        setDraft(toSearchText(event.currentTarget.value)),
      onBlur: () => {
        isTyping.current = false;
      },
      onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        search(toSearchText(event.currentTarget.value));
      },
    },
  };
}

interface UrlSearch {
  text: string;
  /** The address says what was typed here just now. */
  isOwn: boolean;
}

function useUrlSearch(): UrlSearch {
  const { search, state } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const text = toSearchText(new URLSearchParams(search).get('search'));
  return { text, isOwn: !isBackOrForward && isTyped(state) };
}

/** Back, forward and links bring searches of their own; what was typed here comes back as well. */
function useFollow({ text, isOwn }: UrlSearch, follow: (text: string) => void): void {
  const seen = useRef(text);
  const onOther = useEffectEvent(follow);
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    if (!isOwn) onOther(text);
  }, [text, isOwn]);
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}
