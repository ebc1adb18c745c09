import styles from './run.module.css';

interface NumberPadProps {
  text: string;
  /** Whether the right answer advances by itself, so that Enter is not needed. */
  isAutomatic: boolean;
  onType: (text: string) => void;
  onEnter: () => void;
}

const keys = ['7', '8', '9', '/', '4', '5', '6', '-', '1', '2', '3', '.'] as const;
const names: Partial<Record<string, string>> = { '/': 'Slash', '-': 'Minus', '.': 'Point' };

/** Within reach of the thumb. The focus stays in the field. */
export function NumberPad({ text, isAutomatic, onType, onEnter }: NumberPadProps) {
  const key = (label: React.ReactNode, name: string | undefined, press: () => void) => (
    <button
      key={name ?? String(label)}
      type="button"
      aria-label={name}
      className={styles.key}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    >
      {label}
    </button>
  );
  return (
    <fieldset aria-label="Number pad" className={styles.pad}>
      {keys.map((sign) => key(sign === '-' ? '−' : sign, names[sign], () => onType(text + sign)))}
      {key('0', undefined, () => onType(`${text}0`))}
      {key('⌫', 'Delete', () => onType(text.slice(0, -1)))}
      <button
        type="button"
        className={`${styles.key} ${styles.wide} ${isAutomatic ? '' : styles.enter}`}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onEnter}
      >
        {isAutomatic ? 'Clear' : 'Enter'}
      </button>
    </fieldset>
  );
}
