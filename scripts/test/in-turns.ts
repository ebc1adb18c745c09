import type { Write } from './run-command.ts';

interface Voice {
  write: Write;
  end(): void;
}

/**
 * Suites that run side by side speak one after the other: whoever came first is heard live, the
 * others from their beginning once it is their turn.
 */
export function inTurns(write: Write): () => Voice {
  const queue: { text: string; hasEnded: boolean }[] = [];
  const speak = () => {
    for (let first = queue[0]; first; first = queue[0]) {
      if (first.text) write(first.text);
      first.text = '';
      if (!first.hasEnded) return;
      queue.shift();
    }
  };
  return () => {
    const voice = { text: '', hasEnded: false };
    queue.push(voice);
    return {
      write(text) {
        voice.text += text;
        speak();
      },
      end() {
        voice.hasEnded = true;
        speak();
      },
    };
  };
}
