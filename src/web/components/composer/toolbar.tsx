import { useRef, useState } from 'react';
import { LiveButton } from '../ui/live-button.tsx';
import { applyFormat } from './apply-format.ts';
import type { Format } from './formatting.ts';
import styles from './toolbar.module.css';
import { tools } from './tools.tsx';

const steps: Partial<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % tools.length,
  ArrowLeft: (index) => (index + tools.length - 1) % tools.length,
  Home: () => 0,
  End: () => tools.length - 1,
};

interface ToolbarProps {
  /** The id of the text field. */
  controls: string;
  label: string;
}

/** A single tab stop: arrow keys move between the tools. */
export function Toolbar({ controls, label }: ToolbarProps) {
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  function move(event: React.KeyboardEvent) {
    const next = steps[event.key]?.(current);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  }
  function use(format: Format) {
    const area = document.getElementById(controls);
    if (area instanceof HTMLTextAreaElement) applyFormat(area, format);
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {tools.map(({ name, key, format, icon }, index) => (
        <LiveButton
          key={name}
          tabIndex={index === current ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={key && `Control+${key.toUpperCase()}`}
          title={key ? `${name} (Ctrl/⌘ + ${key.toUpperCase()})` : name}
          // Keep the selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={() => use(format)}
        >
          {icon}
        </LiveButton>
      ))}
    </div>
  );
}

/** Applies the tool whose shortcut was pressed in a text field. */
export function formatByKey(event: React.KeyboardEvent<HTMLTextAreaElement>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
  const tool = tools.find(({ key }) => key === event.key);
  if (!tool) return;
  event.preventDefault();
  applyFormat(event.currentTarget, tool.format);
}
