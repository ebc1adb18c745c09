import { useState } from 'react';
import { ImageUpload } from '../../../components/image-upload/image-upload.tsx';

interface ImageFieldProps {
  /** Null: the question has none. */
  first: string | null;
  input: React.ComponentProps<'input'>;
  onChange: (path: string | null) => void;
}

export function ImageField({ first, input, onChange }: ImageFieldProps) {
  const [image, setImage] = useState(first);
  return (
    <>
      {/* A text field, so that the form knows that it was changed. */}
      <input type="text" hidden readOnly defaultValue={first ?? ''} {...input} />
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
