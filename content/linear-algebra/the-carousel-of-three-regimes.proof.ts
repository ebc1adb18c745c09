import { decimal, point, type Sliders } from '../tools/figure.ts';

/** The chance that the number of moves is a multiple of three. */
function calmAfter(months: number): number {
  return chanceOfMoves(months, 0);
}

/** The chance that the number of moves leaves this remainder when divided by three. */
function chanceOfMoves(months: number, remainder: number): number {
  let probability = Math.exp(-months);
  let sum = 0;
  for (let moves = 0; moves < 60; moves += 1) {
    if (moves % 3 === remainder) sum += probability;
    probability *= months / (moves + 1);
  }
  return sum;
}

/** Walks forward to the first crossing of one third and bisects there. */
export function exact(): number {
  let high = 0.01;
  while (calmAfter(high) > 1 / 3) high += 0.01;
  let low = high - 0.01;
  for (let i = 0; i < 60; i += 1) {
    const middle = (low + high) / 2;
    if (calmAfter(middle) > 1 / 3) low = middle;
    else high = middle;
  }
  return low;
}

export function mistakes(): number[] {
  return [Math.log(3)];
}

/** The chance of calm falls while more of it leaves than comes in from panic. */
export function followUps(): number[] {
  let [low, high] = [exact(), 4];
  for (let i = 0; i < 60; i += 1) {
    const months = (low + high) / 2;
    if (chanceOfMoves(months, 0) > chanceOfMoves(months, 2)) low = months;
    else high = months;
  }
  return [low];
}

export function sliders(): Sliders {
  return {
    months: { from: 0, to: 4, step: 0.05, start: 0.5 },
    zoom: { from: 1, to: 30, start: 1 },
  };
}

/** The average place on the carousel, where the regimes are a third of a turn apart. */
export function figure({ months = 0.5, zoom = 1 }: Record<string, number>): string[] {
  const place = (time: number) => {
    const [nervous, panic] = [chanceOfMoves(time, 1), chanceOfMoves(time, 2)];
    const x = zoom * (calmAfter(time) - (nervous + panic) / 2);
    return { x, y: zoom * Math.sqrt(3 / 4) * (nervous - panic) };
  };
  /** Begins where the zoomed path comes in from outside. */
  const pathTo = (last: number) => {
    const times = Array.from({ length: Math.round(last * 20) + 1 }, (_, step) => step / 20);
    const seen = times.map(place).filter(({ x, y }) => Math.hypot(x, y) <= 1);
    return seen.map(({ x, y }) => point(x, y));
  };
  const seen = pathTo(months);
  const calm = calmAfter(months);
  const side =
    calm > 1 / 3 ? 'above 1/3: the average place is right' : 'below 1/3: the average place is left';
  const time = `${decimal(months)} month${months === 1 ? '' : 's'}`;
  return [
    `alt: After ${time} calm has probability ${decimal(calm)}, ${side} of the line${seen.length === 0 ? ', out of sight at this zoom' : ''}.`,
    'x: -1.3 to 1.3',
    'y: -1.05 to 1.15',
    'shape: equal',
    'gray thin line: 0,0 1,0',
    'gray thin line: 0,0 -0.5,0.866',
    'gray thin line: 0,0 -0.5,-0.866',
    'green dashed line: 0,-1 0,1',
    'label green above: 0,1 calm 1/3',
    'label right: 1,0 calm',
    'label left: -0.5,0.866 nervous',
    'label left: -0.5,-0.866 panic',
    zoom === 1 ? 'open dot: 1,0 -0.5,0.866 -0.5,-0.866' : '',
    `gray dashed line: ${pathTo(4).join(' ')}`,
    seen.length > 1 ? `blue thick line: ${seen.join(' ')}` : '',
    ...seen.slice(-1).map((last) => `blue dot: ${last}`),
  ];
}
