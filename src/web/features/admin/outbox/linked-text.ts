export interface TextPart {
  text: string;
  isLink: boolean;
}

/** Cuts a text where web addresses begin and end. */
export function findLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
