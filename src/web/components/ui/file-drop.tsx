import { useRef, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps extends Pick<React.AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  /** For example, `.csv,.json`. */
  accept: string;
  /** The button's label. */
  action: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
  /** Called if what was dropped or chosen is not a file. */
  onNothing?: () => void;
  children?: React.ReactNode;
}

/** A file input that also accepts dropped files. */
export function FileDrop({
  id,
  accept,
  action,
  isDisabled = false,
  onChoose,
  onNothing,
  children,
  ...described
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null | undefined) {
    const file = files?.[0];
    if (file && !isDisabled) onChoose(file);
    if (!file) onNothing?.();
    // Lets the user choose the same file again after fixing it.
    if (input.current) input.current.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the accessible way
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <label className={styles.button} data-disabled={isDisabled || undefined}>
        <input
          {...described}
          ref={input}
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          className="sr-only"
          onChange={(event) => take(event.currentTarget.files)}
        />
        {action}
      </label>
      <span className="text-ink-muted text-sm">or drop it here</span>
      {children}
    </div>
  );
}
