export type FormValue = string | FormValue[] | { [name: string]: FormValue };

/**
 * Parses `items[0][price]=x` like Stripe: brackets nest, numbers and empty brackets are array
 * items.
 */
export function parseForm(text: string): Record<string, FormValue> {
  const tree = new Map<string, unknown>();
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split('[').map((part) => part.replace(/\]$/, ''));
    put(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([name, value]) => [name, toValue(value)]));
}

function put(tree: Map<string, unknown>, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(tree.size) : name;
  if (rest.length === 0) {
    tree.set(key, value);
    return;
  }
  const known = tree.get(key);
  const branch = known instanceof Map ? known : new Map<string, unknown>();
  tree.set(key, branch);
  put(branch, rest, value);
}

function toValue(node: unknown): FormValue {
  if (!(node instanceof Map)) return String(node);
  const entries = [...node].map(([name, value]) => [String(name), toValue(value)] as const);
  const isList = entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
