import { useId } from 'react';
import { Link, type To } from 'react-router';
import { showInLine } from '../../lib/show-in-line.ts';
import { keyTarget } from './key-target.ts';
import styles from './tabs.module.css';

interface TabsProps<Name extends string> {
  /** The accessible name of the tab list. */
  label: string;
  labels: Record<Name, string>;
  /** Beside the labels. */
  marks?: Partial<Record<Name, React.ReactNode>>;
  names: readonly Name[];
  current: Name;
  urlOf: (name: Name) => To;
  children: React.ReactNode;
}

/** Each tab is a link with its own URL: it works without scripts and can be shared. */
export function Tabs<Name extends string>(props: TabsProps<Name>) {
  const { label, labels, marks, names, current, urlOf, children } = props;
  const id = useId();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={`${styles.list} scrolling-line`}
        onKeyDown={handleTabKeys}
      >
        {names.map((name) => {
          const isCurrent = name === current;
          return (
            <Link
              key={name}
              ref={isCurrent ? showInLine : undefined}
              to={urlOf(name)}
              replace
              preventScrollReset
              role="tab"
              id={`${id}-${name}`}
              aria-selected={isCurrent}
              aria-controls={isCurrent ? `${id}-panel` : undefined}
              tabIndex={isCurrent ? 0 : -1}
              className={styles.tab}
            >
              {labels[name]}
              {marks?.[name]}
            </Link>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}

function handleTabKeys(event: React.KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const target =
    event.key === ' '
      ? tabs.find((tab) => tab.matches(':focus'))
      : keyTarget(event.key, tabs, ['ArrowLeft', 'ArrowRight']);
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
