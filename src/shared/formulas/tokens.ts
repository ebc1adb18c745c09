export interface Token {
  kind: 'number' | 'name' | 'sign' | 'end';
  text: string;
}

const token = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]\w*)|(<=|>=|!=|[-+*/^!(),<>=]))/y;

export function tokenize(formula: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  const end = formula.trimEnd().length;
  while (position < end) {
    token.lastIndex = position;
    const [found, number, name, sign = ''] = token.exec(formula) ?? [];
    if (found === undefined) {
      const rest = formula.slice(position).trim();
      throw new SyntaxError(`Cannot read ${formula} from “${rest}”.`);
    }
    position = token.lastIndex;
    if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else tokens.push({ kind: 'sign', text: sign });
  }
  return [...tokens, { kind: 'end', text: 'the end' }];
}
