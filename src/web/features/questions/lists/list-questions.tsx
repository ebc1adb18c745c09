import { useEffect, useRef } from 'react';
import type { ListDetail } from '#shared/contracts/list.ts';
import { SetQuestions } from '../../../components/question-set/set-questions.tsx';
import { ActionMenu } from '../../../components/ui/action-menu.tsx';
import { ChevronDownIcon } from '../../../components/ui/icons.tsx';
import { LiveButton } from '../../../components/ui/live-button.tsx';
import styles from './list-questions.module.css';
import { useListOrder } from './use-list-order.ts';

/** The questions of a list, which can be opened, moved and removed. */
export function ListQuestions({ list: { id, questions } }: { list: ListDetail }) {
  const { move, remove, message } = useListOrder(id);
  const focused = useRef<Element | null>(null);

  // Moving a row moves its element, which loses focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [questions]);

  /** `place` is an index in the list as shown. */
  function moveTo(index: number, place: number): void {
    const question = questions[index];
    if (!question || place < 0 || place >= questions.length || place === index) return;
    focused.current = document.activeElement;
    const next = questions[place > index ? place + 1 : place];
    move({ question, before: next?.id ?? null, place: place + 1 });
  }

  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      <SetQuestions
        questions={questions}
        set={`list=${id}`}
        isOrdered
        actionsOf={(question, index) => {
          const { name } = question;
          const isFirst = index === 0;
          const isLast = index === questions.length - 1;
          const up = { label: 'Move up', onChoose: () => moveTo(index, index - 1) };
          const down = { label: 'Move down', onChoose: () => moveTo(index, index + 1) };
          const top = { label: 'Move to top', onChoose: () => moveTo(index, 0) };
          return (
            <span className={`needs-scripts ${styles.actions}`}>
              <LiveButton
                className={styles.step}
                aria-label={`Move up: ${name}`}
                title="Move up"
                aria-disabled={isFirst}
                onClick={up.onChoose}
              >
                <ChevronDownIcon className="rotate-180" />
              </LiveButton>
              <LiveButton
                className={styles.step}
                aria-label={`Move down: ${name}`}
                title="Move down"
                aria-disabled={isLast}
                onClick={down.onChoose}
              >
                <ChevronDownIcon />
              </LiveButton>
              <ActionMenu
                label={`Actions for ${name}`}
                actions={[
                  ...(isFirst ? [] : [up]),
                  ...(isLast ? [] : [down]),
                  ...(isFirst ? [] : [top]),
                  {
                    label: 'Remove from list',
                    onChoose: () => remove(question),
                    isDangerous: true,
                  },
                ]}
              />
            </span>
          );
        }}
      />
    </>
  );
}
