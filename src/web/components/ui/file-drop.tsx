import { useRef, useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps extends Pick<React.AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id: string;
  /** Such as `.csv,.json`. */
  accept: string;
  /** What the button says. */
  action: string;
  isDisabled?: boolean;
  onChoose: (file: File) => void;
  children?: React.ReactNode;
}

/** A place to choose a file for, or to drop one on. */
export function FileDrop({
  id,
  accept,
  action,
  isDisabled = false,
  onChoose,
  children,
  ...described
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(files: FileList | null | undefined) {
    const file = files?.[0];
    if (file && !isDisabled) onChoose(file);
    // The same file may be chosen again, after it was corrected.
    if (input.current) input.current.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everybody
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
