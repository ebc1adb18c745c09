import { TextField, type TextFieldProps } from '../../components/ui/text-field.tsx';
import { reformat } from './card-format.ts';

interface FormattedFieldProps extends TextFieldProps {
  format: (typed: string) => string;
}

/** Digits, laid out while somebody types them. */
export function FormattedField({ format, onChange, ...field }: FormattedFieldProps) {
  return (
    <TextField
      {...field}
      type="text"
      inputMode="numeric"
      onChange={(event) => {
        layOut(event.target, format, event.nativeEvent);
        onChange?.(event);
      }}
    />
  );
}

function layOut(input: HTMLInputElement, format: (typed: string) => string, event: Event): void {
  const text = input.value;
  const isForwardDelete = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const shown = reformat(
    { text, caret: input.selectionStart ?? text.length, isForwardDelete },
    format,
  );
  if (shown.value !== text) input.value = shown.value;
  // Elsewhere the caret would take the focus with it in some browsers.
  if (document.activeElement === input) input.setSelectionRange(shown.caret, shown.caret);
}
