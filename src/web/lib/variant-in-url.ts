import { useLocation } from 'react-router';
import { variantPattern } from '#shared/domain/variant-ref.ts';

/** The numbers that a question's URL asks for, such as 1.7; null: its usual ones. */
export function readVariant(search: URLSearchParams): string | null {
  const v = search.get('v') ?? '';
  return variantPattern.test(v) ? v : null;
}

export function useVariantInUrl(): string | null {
  return readVariant(new URLSearchParams(useLocation().search));
}

/** The same page with other numbers. */
export function withVariant(search: string, variant: string | null): string {
  const params = new URLSearchParams(search);
  if (variant === null) params.delete('v');
  else params.set('v', variant);
  return params.size > 0 ? `?${params}` : '';
}

/** The page of a question with the numbers it is shown with. */
export function questionPath({ id, variant }: { id: number; variant: string | null }): string {
  return `/question/${id}${withVariant('', variant)}`;
}
