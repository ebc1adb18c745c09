import { useCallback, useState } from 'react';
import { questionImagePath } from '#shared/domain/questions.ts';

interface QuestionImageProps {
  imageUrl: string;
  name: string;
}

/** Renders nothing if the image fails to load. */
export function QuestionImage({ imageUrl, name }: QuestionImageProps) {
  const [isBroken, setBroken] = useState(false);
  // It may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  if (isBroken) return null;
  return (
    <img
      ref={check}
      src={questionImagePath(imageUrl)}
      alt={`Illustration of “${name}”`}
      className="mb-8 max-h-88 max-w-full rounded-md"
      onError={() => setBroken(true)}
    />
  );
}
