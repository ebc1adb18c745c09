import { integrate } from '../tools/integrate.ts';
import { drawNormal } from '../tools/normal.ts';

interface Numbers {
  noise: number;
  strength: number;
}

const signals = 7;

/** The mean of a function of a chi number (the length of a normal vector) with the given dimension. */
function overLength(dimension: number, value: (length: number) => number): number {
  const weight = (r: number) => r ** (dimension - 1) * Math.exp((-r * r) / 2);
  return integrate((r) => value(r) * weight(r), 0, 14, 60) / integrate(weight, 0, 14, 60);
}

/**
 * Orthogonalizes the two days one after the other: X Xᵀ = L Lᵀ, where L has a length in 7 dimensions
 * and one in 6 on its diagonal and a normal number below. The trace of the inverse follows from L.
 */
export function exact({ noise, strength }: Numbers): number {
  const first = overLength(signals, (r) => r ** -2);
  const second = overLength(signals - 1, (r) => r ** -2);
  const below = overLength(1, (r) => r ** 2);
  const trace = first + second + below * first * second;
  // The share of a vector outside a random plane: its squared length in 5 of 7 dimensions.
  const outside = overLength(5, (r) => r ** 2) / overLength(signals, (r) => r ** 2);
  return noise + strength * outside + noise * trace;
}

const one = new Float64Array(signals);
const two = new Float64Array(signals);

/** All coefficients are equal. Solves the two equations for the multipliers of the two days. */
export function simulate(random: () => number, { noise, strength }: Numbers): number {
  const deviation = Math.sqrt(noise);
  const coefficient = Math.sqrt(strength / signals);
  let [aa, ab, bb] = [0, 0, 0];
  let y1 = deviation * drawNormal(random);
  let y2 = deviation * drawNormal(random);
  for (let j = 0; j < signals; j += 1) {
    const a = drawNormal(random);
    const b = drawNormal(random);
    one[j] = a;
    two[j] = b;
    aa += a * a;
    ab += a * b;
    bb += b * b;
    y1 += coefficient * a;
    y2 += coefficient * b;
  }
  const determinant = aa * bb - ab * ab;
  const m1 = (bb * y1 - ab * y2) / determinant;
  const m2 = (aa * y2 - ab * y1) / determinant;
  let variance = noise; // of the third day's error, given the fit
  for (let j = 0; j < signals; j += 1) {
    variance += (coefficient - m1 * (one[j] ?? 0) - m2 * (two[j] ?? 0)) ** 2;
  }
  const error = Math.sqrt(variance) * drawNormal(random);
  return error * error;
}

export function mistakes({ noise, strength }: Numbers): number[] {
  const missed = ((signals - 2) / signals) * strength;
  const fittedNoise = (noise * 2) / (signals - 2 - 1);
  return [noise + missed, missed + fittedNoise];
}
