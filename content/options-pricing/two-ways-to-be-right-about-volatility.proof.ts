import { callDelta, callPrice } from '../tools/black-scholes.ts';
import { theTrueOne } from '../tools/the-true-one.ts';

const steps = 4_000;
const call = { strike: 100, years: 1 };

/** The profit along a path whose every move is 30% times the root of the time, up or down. */
function profit(volatility: number, risesAt: (step: number) => boolean): number {
  const move = 0.3 * Math.sqrt(1 / steps);
  let share = 100;
  let result = -callPrice({ ...call, share, volatility: 0.2 });
  for (let step = 0; step < steps; step += 1) {
    const years = 1 - step / steps;
    const delta = callDelta({ ...call, share, volatility, years });
    const next = share * Math.exp(risesAt(step) ? move : -move);
    result -= delta * (next - share);
    share = next;
  }
  return result + Math.max(share - call.strike, 0);
}

/** Swinging all year; climbing; falling; running away early or late, and swinging otherwise. */
const paths = [
  (step: number) => step % 2 === 0,
  (step: number) => step % 2 === 0 || step % 40 === 1,
  (step: number) => step % 2 === 0 && step % 40 > 0,
  (step: number) => step % 2 === 0 || (step < steps / 4 && step % 10 === 1),
  (step: number) => step % 2 === 0 || (step > steps / 2 && step % 20 === 1),
];

export function exact(): number {
  const withVolatility = (volatility: number) => paths.map((path) => profit(volatility, path));
  const [implied, realized] = [withVolatility(0.2), withVolatility(0.3)];
  const spread = (profits: number[]) => Math.max(...profits) - Math.min(...profits);
  // The hedge is meant to be continuous; in steps, some error is left at the strike.
  const tolerance = 0.3;
  const isKnown = (profits: number[]) => spread(profits) < tolerance;
  const canLose = (profits: number[]) => Math.min(...profits) < -tolerance;
  return theTrueOne([
    isKnown(implied) && !isKnown(realized) && !canLose(realized),
    isKnown(implied) && isKnown(realized),
    isKnown(realized) && !isKnown(implied) && canLose(implied),
    isKnown(realized) && !isKnown(implied) && !canLose(implied),
  ]);
}
