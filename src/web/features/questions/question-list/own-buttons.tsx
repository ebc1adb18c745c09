import { type OwnFilter, ownFilterLabels, ownFilters } from '#shared/domain/own-filters.ts';
import type { ListView } from './list-view.ts';
import styles from './own-buttons.module.css';

interface OwnButtonsProps {
  view: ListView;
  onChoose: (change: Partial<Record<OwnFilter, boolean>>) => void;
}

/** Submit buttons, to work without JavaScript; hidden fields then keep the other filters. */
export function OwnButtons({ view, onChoose }: OwnButtonsProps) {
  return (
    <fieldset className={styles.buttons}>
      <legend className="sr-only">Yours</legend>
      {ownFilters.map((filter) => {
        const isPressed = view[filter];
        return (
          <span key={filter} className="contents">
            <button
              type="submit"
              name={filter}
              value={isPressed ? '' : '1'}
              aria-pressed={isPressed}
              className={styles.button}
              onClick={(event) => {
                event.preventDefault();
                onChoose({ [filter]: !isPressed });
              }}
            >
              {ownFilterLabels[filter]}
            </button>
            {isPressed && <input type="hidden" name={filter} value="1" />}
          </span>
        );
      })}
    </fieldset>
  );
}
