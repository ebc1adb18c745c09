import { useEffect, useRef } from 'react';
import type { DrillPlayer } from './drill-player.ts';
import { NumberPad } from './number-pad.tsx';
import styles from './run.module.css';

interface TypedAnswerProps {
  player: DrillPlayer;
  draft: string;
}

/** A field for the keyboard and, on phones, our own number pad instead of the system's. */
export function TypedAnswer({ player, draft }: TypedAnswerProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  function handleKey(event: React.KeyboardEvent): void {
    const isFree = player.stored.run.format.order === 'free';
    const moves: Record<string, () => void> = {
      Enter: () => player.submit(),
      s: () => player.skip(),
      ...(isFree && {
        ArrowLeft: () => player.go(player.view().current - 1),
        ArrowRight: () => player.go(player.view().current + 1),
      }),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  }

  return (
    <>
      <input
        ref={field}
        className={styles.field}
        aria-label="Your answer"
        inputMode="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        value={draft}
        onChange={(event) => player.type(event.currentTarget.value)}
        onKeyDown={handleKey}
        // A click outside the field must not interrupt typing.
        onBlur={({ relatedTarget }) => !relatedTarget && field.current?.focus()}
      />
      <NumberPad
        text={draft}
        isAutomatic={player.isAutomatic}
        onType={(text) => player.type(text)}
        onEnter={() => player.submit()}
      />
    </>
  );
}
