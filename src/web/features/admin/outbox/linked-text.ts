export interface TextPart {
  text: string;
  isLink: boolean;
}

/** Splits a text into URLs and what is between them. URLs with a hidden token are not linked. */
export function findLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => ({
      text: part,
      isLink: index % 2 === 1 && !part.includes('token=hidden'),
    }))
    .filter((part) => part.text !== '');
}
