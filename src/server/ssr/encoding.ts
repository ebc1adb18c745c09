export type Encoding = 'br' | 'gzip' | 'identity';

const compressed = ['br', 'gzip'] as const;

/** The encoding that a client asks for in Accept-Encoding; Brotli where it takes both alike. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const weights = readWeights(accepted);
  let chosen: Encoding = 'identity';
  let highest = 0;
  for (const encoding of compressed) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > highest) {
      chosen = encoding;
      highest = weight;
    }
  }
  return chosen;
}

function readWeights(accepted: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of accepted.split(',')) {
    const [name = '', weight = '1'] = item.toLowerCase().split(/;\s*q=/);
    weights.set(name.trim(), Number(weight));
  }
  return weights;
}
