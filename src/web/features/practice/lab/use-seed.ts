import { useState } from 'react';
import { parseSeed } from './seed.ts';

export type Seed = ReturnType<typeof useSeed>;

/** The seed as typed. Reading it also sets the error if it is invalid. */
export function useSeed() {
  const [text, setText] = useState('1');
  const [error, setError] = useState<string>();

  function read(): number | null {
    const seed = parseSeed(text);
    setError(seed === null ? 'Enter a whole number from 0 to 4,294,967,295.' : undefined);
    return seed;
  }

  return { text, setText, error, read };
}
