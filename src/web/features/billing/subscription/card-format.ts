/** "4242 4242 4242 4242", grouped as on the card. */
export function formatCardNumber(typed: string): string {
  const groups = digitsOf(typed)
    .slice(0, 19)
    .match(/.{1,4}/g);
  return groups?.join(' ') ?? '';
}

/** "04 / 30"; a one-digit month, as in "4/30", gets a leading zero. */
export function formatExpiry(typed: string): string {
  const isOneDigitMonth = /^\s*([2-9]|1\s*\/)/.test(typed);
  const digits = digitsOf(isOneDigitMonth ? `0${typed.trim()}` : typed).slice(0, 6);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function formatSecurityCode(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

interface Edit {
  text: string;
  caret: number;
  /** The Delete key: the caret skips the separators after it. */
  isForwardDelete: boolean;
}

/** Keeps the caret after the same digit, wherever formatting moves it. */
export function reformat(
  { text, caret, isForwardDelete }: Edit,
  format: (typed: string) => string,
) {
  const value = format(text);
  if (caret >= text.length) return { value, caret: value.length };
  let position = 0;
  for (let passed = digitsOf(text.slice(0, caret)).length; passed > 0; position++) {
    if (isDigit(value[position])) passed--;
  }
  while (isForwardDelete && position < value.length && !isDigit(value[position])) position++;
  return { value, caret: Math.min(position, value.length) };
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && /\d/.test(character);
}
