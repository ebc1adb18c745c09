import { useState } from 'react';
import { ImageUpload } from '../image-upload/image-upload.tsx';

interface ImageFieldProps {
  /** Null: the question has none. */
  initial: string | null;
  input: React.ComponentProps<'input'>;
  onChange: (path: string | null) => void;
}

export function ImageField({ initial, input, onChange }: ImageFieldProps) {
  const [image, setImage] = useState(initial);
  return (
    <>
      {/* A text field, so that the form notices changes. */}
      <input type="text" hidden readOnly defaultValue={initial ?? ''} {...input} />
      <ImageUpload
        label="Image (optional)"
        value={image}
        onChange={(path) => {
          setImage(path);
          onChange(path);
        }}
      />
    </>
  );
}
