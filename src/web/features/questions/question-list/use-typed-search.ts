import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { toSearchText } from '../../../lib/question-set.ts';
import type { ViewChange } from './use-change-view.ts';

const debounceMs = 200;
const typed = { isTyped: true };

/**
 * Searches after a short pause in typing. The input is uncontrolled, so that no navigation can drop
 * a character or move the caret; only a search from elsewhere replaces its text.
 */
export function useTypedSearch({ latest, change }: ViewChange) {
  const urlSearch = useUrlSearch();
  const field = useRef<HTMLInputElement>(null);
  /** Typed, but not searched for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);

  /** The first characters push a history entry, later ones replace it. */
  function search(text: string): void {
    setDraft(null);
    if (text === latest.current.search) return;
    change({ search: text }, { replace: isTyping.current, state: typed });
    isTyping.current = true;
  }
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => searchLater(draft), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  const applyEarlyText = useEffectEvent(() => {
    const text = toSearchText(field.current?.value ?? '');
    if (text !== urlSearch.text) setDraft(text);
  });
  useEffect(() => {
    // Text typed before hydration.
    applyEarlyText();
  }, []);

  useExternalSearch(urlSearch, (text) => {
    isTyping.current = false;
    setDraft(null);
    if (field.current && toSearchText(field.current.value) !== text) field.current.value = text;
  });

  return {
    /** Takes the text typed so far, to apply it along with another filter. */
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
      defaultValue: urlSearch.text,
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
  /** It was just typed into this field. */
  isOwn: boolean;
}

function useUrlSearch(): UrlSearch {
  const { search, state } = useLocation();
  const isBackOrForward = useNavigationType() === 'POP';
  const text = toSearchText(new URLSearchParams(search).get('search'));
  return { text, isOwn: !isBackOrForward && isTyped(state) };
}

/** Reports searches from links, Back and Forward, but not those typed into this field. */
function useExternalSearch({ text, isOwn }: UrlSearch, onSearch: (text: string) => void): void {
  const seen = useRef(text);
  const report = useEffectEvent(onSearch);
  useEffect(() => {
    if (seen.current === text) return;
    seen.current = text;
    if (!isOwn) report(text);
  }, [text, isOwn]);
}

function isTyped(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isTyped' in state;
}
