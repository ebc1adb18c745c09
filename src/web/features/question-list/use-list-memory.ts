import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rememberedUrl, rememberPage, rememberSort } from './list-memory.ts';
import { isFiltered } from './list-view.ts';
import { useListView } from './use-list-view.ts';

interface Shown {
  /** Null while it loads. */
  page: number | null;
  /** The server does not know what this browser remembers, and sent the list from its beginning. */
  cameWithDocument: boolean;
}

/** Goes on where somebody left off, and remembers how far they come. */
export function useListMemory({ page, cameWithDocument }: Shown): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useListView();
  const isArriving = useRef(cameWithDocument);
  const { field, direction } = view.sort;
  const isWholeList = !isFiltered(view);
  useEffect(() => {
    const address = isArriving.current ? rememberedUrl(params) : null;
    isArriving.current = false;
    if (address) {
      void navigate(address, { replace: true, preventScrollReset: true });
      return;
    }
    rememberSort({ field, direction });
    if (isWholeList && page !== null) rememberPage(page);
  }, [params, navigate, field, direction, isWholeList, page]);
}
