import { useState } from 'react';
import { useShortcuts } from '../../../lib/use-shortcuts.ts';
import styles from './choices.module.css';

interface OrderAnswerProps {
  events: readonly string[];
  given: string | null;
  onAnswer: (response: string) => void;
}

/** Events are tapped or keyed in order, likeliest first; choosing the last one submits. */
export function OrderAnswer({ events, given, onAnswer }: OrderAnswerProps) {
  const [chosen, setChosen] = useState(given ?? '');
  const numbered = events.map((event, index) => ({ event, number: String(index + 1) }));

  function choose(number: string): void {
    const isDone = chosen.length === events.length;
    const next = isDone
      ? number
      : chosen.includes(number)
        ? chosen.replace(number, '')
        : chosen + number;
    setChosen(next);
    if (next.length === events.length) onAnswer(next);
  }

  useShortcuts({
    ...Object.fromEntries(numbered.map(({ number }) => [number, () => choose(number)])),
    Backspace: () => setChosen(chosen.slice(0, -1)),
  });
  return (
    <fieldset aria-label="Likeliest first" className={styles.events}>
      {numbered.map(({ event, number }) => {
        const place = chosen.indexOf(number) + 1;
        return (
          <button
            key={number}
            type="button"
            className={styles.option}
            aria-pressed={place > 0}
            onClick={() => choose(number)}
          >
            <kbd className={styles.number}>{number}</kbd>
            <span className={styles.text}>{event}</span>
            <span className={styles.place}>{place > 0 && `${place}.`}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
