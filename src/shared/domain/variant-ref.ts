/** Which numbers a question is asked with: written 1.7, the eighth of its first version. */
export interface VariantRef {
  version: number;
  index: number;
}

export const variantPattern = /^(\d{1,4})\.(\d{1,3})$/;

/** Null if it is none. */
export function readVariantRef(text: string): VariantRef | null {
  const [, version, index] = variantPattern.exec(text) ?? [];
  return version && index ? { version: Number(version), index: Number(index) } : null;
}

export const writeVariantRef = ({ version, index }: VariantRef) => `${version}.${index}`;
