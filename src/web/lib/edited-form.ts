/** Whether any field differs from its initial value. */
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
    // Browsers normalize line breaks in textareas.
    return field.value !== field.defaultValue.replaceAll(/\r\n?/g, '\n');
  }
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return false;
}
