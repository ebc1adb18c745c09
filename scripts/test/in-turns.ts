import type { Write } from './run-command.ts';

interface Voice {
  write: Write;
  end(): void;
}

/**
 * Serializes the output of parallel suites: the first one prints live, the others from their
 * beginning once it is their turn.
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
