/** Submits a form on Ctrl+Enter or ⌘+Enter in any of its fields. */
export function submitByKey(event: React.KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.requestSubmit();
}
