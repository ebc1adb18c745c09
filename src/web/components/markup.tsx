import 'katex/dist/katex.min.css';
import '../styles/markup.css';
import { useContext, useEffect, useRef } from 'react';
import { numberOfSent, SentMarkupContext } from '../lib/sent-markup.ts';

interface MarkupProps {
  html: string;
  /** Set smaller, where room is short. */
  isCompact?: boolean;
}

/** Safe HTML from the renderer in `src/markup`. */
export function Markup({ html, isCompact = false }: MarkupProps) {
  const text = useRef<HTMLDivElement>(null);
  const sent = useContext(SentMarkupContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new parts
  useEffect(() => makeWidePartsScrollable(text.current), [html]);
  return (
    <div
      ref={text}
      className={isCompact ? 'markup markup-compact' : 'markup'}
      data-sent={numberOfSent(sent, html)}
      // Browsers serialize the same HTML differently, and only the server numbers it.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's output is safe
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const scrollers = '.formula-block, .markup-scroll, pre';
const inlineFormulas = '.katex:not(.formula-block *)';

/** Lets keyboard users scroll the parts that are too wide. */
function makeWidePartsScrollable(text: HTMLElement | null): (() => void) | undefined {
  if (!text?.querySelector(`${scrollers}, .katex`)) return;
  const mark = () => {
    for (const formula of text.querySelectorAll(inlineFormulas)) {
      formula.classList.toggle('formula-wide', isTooWide(formula, text));
    }
    for (const part of text.querySelectorAll(`${scrollers}, .formula-wide`)) {
      if (part.scrollWidth > part.clientWidth) part.setAttribute('tabindex', '0');
      else part.removeAttribute('tabindex');
    }
  };
  const observer = new ResizeObserver(mark);
  observer.observe(text);
  // Formulas get their widths once their fonts have loaded.
  void document.fonts.ready.then(mark);
  return () => observer.disconnect();
}

/** Formulas wrap between their parts, so only the widest part counts. */
function isTooWide(formula: Element, text: HTMLElement): boolean {
  const { clientWidth } = formula.closest('p, li, td, th, .markup-paragraph') ?? text;
  const parts = [...formula.querySelectorAll<HTMLElement>('.katex-html > .katex-base')];
  return parts.some((part) => part.offsetWidth > clientWidth);
}
