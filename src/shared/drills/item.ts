export const operators = ['+', '−', '×', '÷'] as const;
export type Operator = (typeof operators)[number];

/** What a piece of arithmetic trains: `left operator right`, blanks filled in. */
export interface Fact {
  operator: Operator;
  left: string;
  right: string;
}

/** One side of an order book: the best price first. */
export type BookSide = readonly { price: string; size: number }[];

export interface OrderBook {
  bids: BookSide;
  asks: BookSide;
}

/** How an item is answered. Responses are text: see `check.ts`. */
export type Asks =
  | { kind: 'number'; answer: string }
  | { kind: 'option'; options: readonly string[]; right: number }
  | { kind: 'order'; events: readonly string[]; right: readonly number[] };

export interface DrillItem {
  /** Plain text, with ? for what is asked. Different for every item of a run. */
  prompt: string;
  board: OrderBook | null;
  asks: Asks;
  /** Shown afterward: the rule of a sequence, or how to get the answer. */
  explanation: string | null;
  fact: Fact | null;
}
