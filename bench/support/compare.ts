import { drive } from './drive.ts';

export interface Comparison {
  requestsPerSecond: number;
  reference: number;
  ratio: number;
  p99Ms: number;
}

const rounds = 5;

/** Alternating, so that other load on the machine slows both down. */
export async function compare(
  url: string,
  referenceUrl: string,
  headers: Record<string, string>,
): Promise<Comparison> {
  await drive(url, headers, 1);
  await drive(referenceUrl, headers, 1);
  const turns: Comparison[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { requestsPerSecond, p99Ms } = await drive(url, headers, 1);
    const reference = (await drive(referenceUrl, headers, 1)).requestsPerSecond;
    turns.push({ requestsPerSecond, reference, ratio: requestsPerSecond / reference, p99Ms });
  }
  const middle = (value: (turn: Comparison) => number) =>
    turns.map(value).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
  return {
    requestsPerSecond: middle((turn) => turn.requestsPerSecond),
    reference: middle((turn) => turn.reference),
    ratio: middle((turn) => turn.ratio),
    p99Ms: middle((turn) => turn.p99Ms),
  };
}
