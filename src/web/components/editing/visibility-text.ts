/** For the notice after saving. */
export function visibilityText({ isVisible }: { isVisible: boolean }): string {
  return isVisible ? 'Everyone can see it now.' : 'It is hidden: only administrators can see it.';
}
