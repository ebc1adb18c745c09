import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import styles from './action-menu.module.css';
import { MoreIcon } from './icons.tsx';
import { LiveButton } from './live-button.tsx';

interface ActionMenuProps {
  /** What the actions are for. */
  label: string;
  actions: readonly { label: string; onChoose: () => void; isDangerous?: boolean }[];
  isDisabled?: boolean;
}

/** A ⋯ button with a menu, by keys too. */
export function ActionMenu({ label, actions, isDisabled = false }: ActionMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<(() => void) | null>(null);

  /** A dialog that an action opens returns the focus to the button: the item is gone by then. */
  function finish(event: Event) {
    event.preventDefault();
    trigger.current?.focus();
    chosen.current?.();
    chosen.current = null;
  }

  return (
    // Modal menus add a style element, which the content policy forbids.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <LiveButton
          ref={trigger}
          aria-label={label}
          title={label}
          disabled={isDisabled}
          className={styles.trigger}
        >
          <MoreIcon />
        </LiveButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className={styles.menu}
          onCloseAutoFocus={finish}
        >
          {actions.map(({ label: text, onChoose, isDangerous }) => (
            <DropdownMenu.Item
              key={text}
              className={isDangerous ? `${styles.item} ${styles.danger}` : styles.item}
              onSelect={() => {
                chosen.current = onChoose;
              }}
            >
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
