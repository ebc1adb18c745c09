const number = String.raw`[+-]?(?:\d[\d,]*\.?\d*|\.\d+)`;
const plain = new RegExp(String.raw`^\$?\s*(${number})(?:\s*/\s*(${number}))?\s*(%?)`);
const endings = ['', 's'];

/** A prediction's value on the scale of the plot. Null for expressions, which are not drawn. */
export function predictedValue(text: string, unit: string | null): number | null {
  const [all, top = '', bottom = '1', percent = ''] = plain.exec(text.trim()) ?? [];
  if (all === undefined) return null;
  const rest = text.trim().slice(all.length).trim().toLowerCase();
  if (!endings.some((ending) => rest === '' || `${rest}${ending}` === unit?.toLowerCase())) {
    return null;
  }
  const value = toNumber(top) / toNumber(bottom);
  if (!Number.isFinite(value)) return null;
  return percent && unit !== '%' ? value / 100 : value;
}

const toNumber = (digits: string) => Number(digits.replaceAll(',', ''));
