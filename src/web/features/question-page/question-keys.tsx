import { useNavigate } from 'react-router';
import type { Neighbors } from '#shared/contracts/question.ts';
import { ShortcutHelp, type ShortcutNote } from '../../components/shortcut-help.tsx';
import { type Shortcuts, useShortcuts } from '../../lib/use-shortcuts.ts';

const moving: ShortcutNote[] = [
  { keys: ['j', '→'], does: 'Next question' },
  { keys: ['k', '←'], does: 'Previous question' },
];
const showing: ShortcutNote = { keys: ['s'], does: 'Show or hide the solution' };
const searching: ShortcutNote = { keys: ['/'], does: 'Search the questions' };

interface QuestionKeysProps {
  neighbors: Neighbors | undefined;
  /** Absent for those who cannot see solutions. */
  onToggleSolution?: () => void;
}

export function QuestionKeys({ neighbors, onToggleSolution }: QuestionKeysProps) {
  const navigate = useNavigate();
  const moveTo = (neighbor: Neighbors['next'] | undefined) => () => {
    if (neighbor) void navigate(`/question/${neighbor.id}`);
  };
  const next = moveTo(neighbors?.next);
  const previous = moveTo(neighbors?.previous);
  const keys: Shortcuts = {
    j: next,
    ArrowRight: next,
    k: previous,
    ArrowLeft: previous,
    '/': () => void navigate('/questions#search'),
  };
  if (onToggleSolution) keys.s = onToggleSolution;
  useShortcuts(keys);
  return (
    <ShortcutHelp shortcuts={[...moving, ...(onToggleSolution ? [showing] : []), searching]} />
  );
}
