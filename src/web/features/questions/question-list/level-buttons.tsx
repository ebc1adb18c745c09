import { type Difficulty, difficulties } from '#shared/domain/difficulty.ts';
import styles from './level-buttons.module.css';

interface LevelButtonsProps {
  level: Difficulty | null;
  onChoose: (level: Difficulty | null) => void;
}

/** Submit buttons, so that they work without JavaScript. */
export function LevelButtons({ level, onChoose }: LevelButtonsProps) {
  return (
    <fieldset className={styles.levels}>
      <legend className="sr-only">Level</legend>
      {difficulties.map((name) => {
        const isPressed = name === level;
        return (
          <button
            key={name}
            type="submit"
            name="level"
            value={isPressed ? '' : name}
            aria-pressed={isPressed}
            data-level={name}
            className={styles.level}
            onClick={(event) => {
              event.preventDefault();
              onChoose(isPressed ? null : name);
            }}
          >
            {name}
          </button>
        );
      })}
    </fieldset>
  );
}
