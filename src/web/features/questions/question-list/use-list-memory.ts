import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { rememberedUrl, rememberPage, rememberSort } from './list-memory.ts';
import { isFiltered } from './list-view.ts';
import { useListView } from './use-list-view.ts';

interface Shown {
  /** Null while loading. */
  page: number | null;
  /** The server rendered page 1 of the list, not knowing what this browser remembers. */
  cameWithDocument: boolean;
}

/** Resumes where the visitor left off, and remembers where they go. */
export function useListMemory({ page, cameWithDocument }: Shown): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useListView();
  const isArriving = useRef(cameWithDocument);
  const { field, direction } = view.sort;
  const isWholeList = !isFiltered(view);
  const isCollection = view.collection !== null;
  useEffect(() => {
    const url = isArriving.current ? rememberedUrl(params) : null;
    isArriving.current = false;
    if (url) {
      void navigate(url, { replace: true, preventScrollReset: true });
      return;
    }
    if (!isCollection) rememberSort({ field, direction });
    if (isWholeList && page !== null) rememberPage(page);
  }, [params, navigate, field, direction, isWholeList, isCollection, page]);
}
