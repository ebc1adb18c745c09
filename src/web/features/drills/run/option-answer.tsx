import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import styles from './choices.module.css';

interface OptionAnswerProps {
  options: readonly string[];
  given: string | null;
  onAnswer: (response: string) => void;
}

/** Options can be tapped, or chosen with keys 1 to 6. */
export function OptionAnswer({ options, given, onAnswer }: OptionAnswerProps) {
  const numbered = options.map((option, index) => ({ option, number: String(index + 1) }));
  useShortcuts(Object.fromEntries(numbered.map(({ number }) => [number, () => onAnswer(number)])));
  return (
    <fieldset aria-label="Options" className={styles.options}>
      {numbered.map(({ option, number }) => (
        <button
          key={number}
          type="button"
          className={styles.option}
          aria-pressed={given === null ? undefined : given === number}
          onClick={() => onAnswer(number)}
        >
          <kbd className={styles.number}>{number}</kbd>
          <span className={styles.text}>{option}</span>
        </button>
      ))}
    </fieldset>
  );
}
