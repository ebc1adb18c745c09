import { toDecimal } from '#shared/domain/fraction.ts';
import type { Draw } from '../family.ts';
import { drawBook, showMoney, toBoard } from './book.ts';
import { quick, slow } from './questions.ts';

const names =
  'ALTO BRIO CEDAR DELTA EMBER FJORD GROVE HERON INDIGO JUNO KITE LARCH MAPLE NOVA OPAL PINE QUILL ROBIN SOLAR TERN UMBER VELA WREN YARROW ZINC';

export const drawOrderBook: Draw<'order-book'> = (random, _settings, progress) => {
  const ask = random.pick(random.chance(0.3 + 0.5 * progress) ? slow : quick);
  const name = random.pick(names.split(' '));
  for (;;) {
    const book = drawBook(random);
    const { text, answer, isCount, from } = ask(book, random, progress);
    const shown = isCount ? toDecimal(answer) : showMoney(answer);
    // Repeating decimals cannot be typed.
    if (shown === null) continue;
    return {
      prompt: `${name}: ${text}?`,
      board: toBoard(book),
      asks: { kind: 'number', answer: shown },
      explanation: `${from} = ${shown.replace('-', '−')}.`,
      fact: null,
    };
  }
};
