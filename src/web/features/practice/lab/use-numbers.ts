import { useState } from 'react';
import { type Parameter, parametersOf, snap, type Variant } from './parameters.ts';

export interface ChosenNumbers {
  parameters: readonly Parameter[];
  /** Null if the question's numbers never change. */
  chosen: Variant | null;
  /** Whether the page asks the question with them. */
  areOwn: boolean;
  isBack: boolean;
  move: (name: string, value: string) => void;
  goBack: () => void;
}

/** The numbers to simulate, at first those that the page shows. */
export function useNumbers(variants: readonly Variant[], shown: string | null): ChosenNumbers {
  const start = variants.find(({ variant }) => variant === shown) ?? variants[0] ?? null;
  const [chosen, setChosen] = useState(start);
  // What was moved along with another parameter returns to its place as soon as it can.
  const [wished, setWished] = useState(start?.numbers ?? {});

  function move(name: string, value: string) {
    const next = { ...wished, [name]: value };
    setWished(next);
    setChosen(snap(variants, next, name) ?? chosen);
  }

  function goBack() {
    setWished(start?.numbers ?? {});
    setChosen(start);
  }

  return {
    parameters: parametersOf(variants),
    chosen,
    areOwn: chosen === null || chosen.variant === shown,
    isBack: chosen === start,
    move,
    goBack,
  };
}
