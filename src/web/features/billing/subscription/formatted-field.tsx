import { TextField, type TextFieldProps } from '../../../components/ui/text-field.tsx';
import { reformat } from './card-format.ts';

interface FormattedFieldProps extends TextFieldProps {
  format: (typed: string) => string;
}

/** Formats digits while the user types. */
export function FormattedField({ format, onChange, ...field }: FormattedFieldProps) {
  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      onChange={(event) => {
        reformatInput(event.target, format, event.nativeEvent);
        onChange?.(event);
      }}
    />
  );
}

function reformatInput(
  input: HTMLInputElement,
  format: (typed: string) => string,
  event: Event,
): void {
  const text = input.value;
  const isForwardDelete = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const formatted = reformat(
    { text, caret: input.selectionStart ?? text.length, isForwardDelete },
    format,
  );
  if (formatted.value !== text) input.value = formatted.value;
  // In some browsers, setting the caret also moves the focus.
  if (document.activeElement === input) input.setSelectionRange(formatted.caret, formatted.caret);
}
