import { choose } from '../tools/choose.ts';

interface Numbers {
  servers: number;
  nights: number;
}

/** By the set of servers that crash in the first night: the others go on. */
export function exact({ servers, nights }: Numbers): number {
  if (nights === 0) return 1;
  let files = 0;
  for (let crashed = 0; crashed <= servers; crashed += 1) {
    const after = exact({ servers: servers - crashed, nights: nights - 1 });
    files += choose(servers, crashed) * after;
  }
  return files;
}

export function mistakes({ servers, nights }: Numbers): number[] {
  const oneNight = 2 ** servers;
  return [oneNight, oneNight ** nights];
}

/** Adds servers until a thousand files can be told apart. */
export function followUps({ nights }: Numbers): number[] {
  let servers = 1;
  while (exact({ servers, nights }) < 1000) servers += 1;
  return [servers];
}
