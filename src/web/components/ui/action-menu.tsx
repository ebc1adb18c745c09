import { useRef, useState } from 'react';
import styles from './action-menu.module.css';
import { MoreIcon } from './icons.tsx';
import { keyTarget } from './key-target.ts';
import { LiveButton } from './live-button.tsx';

interface ActionMenuProps {
  /** What the actions are for. */
  label: string;
  actions: readonly { label: string; onChoose: () => void; isDangerous?: boolean }[];
  isDisabled?: boolean;
}

/** A ⋯ button with a menu that works by keyboard and closes when it loses focus. */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  /** Focus moves first: a dialog opened by an action returns it later, when the item is gone. */
  function close() {
    trigger.current?.focus();
    setOpen(false);
  }

  function handleKey(event: React.KeyboardEvent) {
    const { key, currentTarget } = event;
    const items = [...currentTarget.querySelectorAll('button')];
    const target = keyTarget(key, items, ['ArrowUp', 'ArrowDown']);
    if (!target && key !== 'Escape') return;
    event.preventDefault();
    if (target) target.focus();
    else close();
  }

  return (
    <span className={styles.place}>
      <LiveButton
        ref={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={label}
        disabled={isDisabled}
        className={styles.trigger}
        onMouseDown={keepFocus}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        onClick={isOpen ? close : () => setOpen(true)}
      >
        <MoreIcon />
      </LiveButton>
      {isOpen && (
        <div
          ref={open}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={styles.menu}
          onKeyDown={handleKey}
          onMouseDown={keepFocus}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          {actions.map(({ label: text, onChoose, isDangerous }) => (
            <button
              key={text}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={isDangerous ? `${styles.item} ${styles.danger}` : styles.item}
              onClick={() => {
                close();
                onChoose();
              }}
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}

function open(menu: HTMLElement | null): void {
  menu?.showPopover();
  menu?.querySelector('button')?.focus();
}

/** Safari takes the focus from the menu when a button is clicked. */
function keepFocus(event: React.MouseEvent): void {
  event.preventDefault();
}
