import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Label } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';

interface ListingSearchProps {
  label: string;
  /** Puts the label in the field instead of above it, to save a line. */
  isLow?: boolean;
  /** The current search. */
  text: string;
  onSearch: (text: string) => void;
}

const debounceMs = 250;

/** Searches after a short pause in typing. */
export function ListingSearch({ label, isLow = false, text, onSearch }: ListingSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** Typed, but not searched for yet. */
  const [draft, setDraft] = useState<string | null>(null);
  const searchLater = useEffectEvent((typed: string) => {
    onSearch(typed.trim());
    setDraft(null);
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => searchLater(draft), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);
  const applyEarlyText = useEffectEvent(() => {
    const typed = field.current?.value ?? '';
    if (typed !== text) setDraft(typed);
  });
  useEffect(() => {
    // Typed before hydration.
    applyEarlyText();
  }, []);
  return (
    <div className="min-w-0 grow md:max-w-sm">
      {!isLow && <Label htmlFor={id}>{label}</Label>}
      <Input
        aria-label={isLow ? label : undefined}
        placeholder={isLow ? label : undefined}
        ref={field}
        id={id}
        type="search"
        value={draft ?? text}
        maxLength={300}
        autoComplete="off"
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
    </div>
  );
}
