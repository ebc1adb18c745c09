/**
 * A ref for the current item of a scrolling line: keeps it in view, even if its neighbors grow. It
 * avoids scrollIntoView, which would scroll the page as well.
 */
export function showInLine(item: HTMLElement | null) {
  const line = item?.closest('.scrolling-line');
  if (!item || !line) return undefined;
  const sizes = new ResizeObserver(() => {
    const { left, width } = item.getBoundingClientRect();
    const whole = line.getBoundingClientRect();
    line.scrollLeft += left - whole.left - (whole.width - width) / 2;
  });
  for (const child of line.children) sizes.observe(child);
  return () => sizes.disconnect();
}
