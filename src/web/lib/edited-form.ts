/** Whether a form holds anything else than what it was given to begin with. */
export function isEdited(form: HTMLFormElement): boolean {
  return [...form.elements].some(hasOwnValue);
}

function hasOwnValue(field: Element): boolean {
  if (field instanceof HTMLInputElement) {
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  }
  if (field instanceof HTMLTextAreaElement) {
    // What is typed into has line ends of one kind only.
    return field.value !== field.defaultValue.replaceAll(/\r\n?/g, '\n');
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return false;
}
