import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { useApi } from '../../../../lib/app-context.ts';
import { failureText } from '../../../../lib/failure-text.ts';
import { maxSearchLength, toSearchText } from '../../../../lib/question-set.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { searchQuery } from '../../../../queries/search.ts';
import styles from './palette.module.css';
import { firstItems, type PaletteItem, toItems } from './palette-items.ts';

const debounceMs = 120;

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Finds and opens any question, topic or page by name. */
export default function Palette({ isOpen, onClose }: PaletteProps) {
  return (
    <Dialog title="Search" isOpen={isOpen} onClose={onClose}>
      <PaletteSearch onClose={onClose} />
    </Dialog>
  );
}

function PaletteSearch({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const [text, setText] = useState('');
  const { items, status } = useItems(toSearchText(text));
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, items.length - 1);
  const id = useId();
  const navigate = useNavigate();

  function handleKey(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const next = (active + step + items.length) % Math.max(1, items.length);
      setChosen(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    }
    const item = items[active];
    if (event.key === 'Enter' && item) {
      event.preventDefault();
      onClose();
      void navigate(item.path);
    }
  }

  return (
    <>
      <Input
        role="combobox"
        aria-label="Questions, topics and pages"
        aria-expanded={items.length > 0}
        aria-controls={id}
        aria-activedescendant={items.length > 0 ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Questions, topics, pages…"
        maxLength={maxSearchLength}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
        className="mt-3"
      />
      <p role="status" className="mt-2 min-h-[1lh] text-ink-muted text-sm">
        {status}
      </p>
      <div id={id} role="listbox" aria-label="Results" className={styles.list}>
        {items.map((item, index) => (
          <Option
            key={item.path}
            id={`${id}-${index}`}
            item={item}
            isActive={index === active}
            onClose={onClose}
          />
        ))}
      </div>
    </>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onClose: () => void;
}

function Option({ id, item: { path, name, note }, isActive, onClose }: OptionProps) {
  return (
    <Link
      id={id}
      to={path}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onClick={onClose}
    >
      <span className="block font-serif [overflow-wrap:anywhere]">{name}</span>
      <span className="block text-ink-muted text-sm leading-snug">{note}</span>
    </Link>
  );
}

function useItems(text: string): { items: readonly PaletteItem[]; status: string } {
  const query = useDebounced(text, debounceMs);
  const { data, error } = useQuery({
    ...searchQuery(useApi(), query),
    placeholderData: keepPreviousData,
    enabled: query !== '',
  });
  if (text === '') return { items: firstItems, status: '' };
  if (error) {
    return { items: [], status: failureText(error, 'The search failed. Please try again.') };
  }
  if (!data) return { items: [], status: 'Searching…' };
  const items = toItems(data);
  if (items.length === 0) return { items, status: `Nothing found for “${text}”.` };
  return { items, status: data.corrected ? `Results for “${data.corrected}”` : '' };
}
