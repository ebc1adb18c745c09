import '../styles/markup.css';
import { useEffect, useRef } from 'react';

/** A text that the renderer of `src/markup` has turned into safe HTML. */
export function Markup({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other parts
  useEffect(() => (text.current ? keepWidePartsInReach(text.current) : undefined), [html]);
  return (
    <div
      ref={text}
      className="markup"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's output is safe
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const scrollers = '.formula-block, .markup-scroll, pre';
const inlineFormulas = '.katex:not(.formula-block *)';

/** Whatever is wider than its place scrolls sideways, also for those who use the keyboard. */
function keepWidePartsInReach(text: HTMLElement): () => void {
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
  // Formulas have their widths once their fonts are there.
  void document.fonts.ready.then(mark);
  return () => observer.disconnect();
}

/** A formula breaks between its parts, so what counts is the widest of them. */
function isTooWide(formula: Element, text: HTMLElement): boolean {
  const { clientWidth } = formula.closest('p, li, td, th, .markup-paragraph') ?? text;
  const parts = [...formula.querySelectorAll<HTMLElement>('.katex-html > .katex-base')];
  return parts.some((part) => part.offsetWidth > clientWidth);
}
