import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { longestSide, mostPixels } from '#shared/domain/uploads.ts';
import { AppError } from '../../../lib/errors.ts';

export interface StillImage {
  format: 'png' | 'jpg' | 'webp';
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  data: Buffer;
  width: number;
  height: number;
}

const wrongType = 'Only PNG, JPEG and WebP images can be uploaded';
const unreadable = 'The image is damaged or incomplete';
const tooManyPixels = `The image is too large: at most ${mostPixels / 1e6} million pixels, and ${longestSide.toLocaleString('en')} on a side`;

/** Decoded images take a lot of memory, so decode one at a time. */
const inTurn = pLimit(1);

/**
 * Re-encodes only the pixels, so that nothing else survives: no location, camera or trailing
 * script. Rotates the image as its metadata says first, and keeps an animation's first frame.
 */
export function toStillImage(bytes: Buffer): Promise<StillImage> {
  return inTurn(async () => {
    if (bytes.length === 0) throw invalid('The image is empty');
    const format = formatOf(bytes);
    if (!format) throw new AppError(415, 'UNSUPPORTED_TYPE', wrongType, fieldError(wrongType));
    const image = await open(bytes);
    if (format === 'png') return finish(image.png({ compressionLevel: 9 }), format, 'image/png');
    if (format === 'webp') return finish(image.webp({ quality: 85 }), format, 'image/webp');
    return finish(image.jpeg({ quality: 85, mozjpeg: true }), format, 'image/jpeg');
  });
}

/** Detects the format from the first bytes, before any decoder sees them. */
function formatOf(bytes: Buffer): StillImage['format'] | null {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'jpg';
  const [riff, webp] = [bytes.subarray(0, 4), bytes.subarray(8, 12)].map(String);
  return riff === 'RIFF' && webp === 'WEBP' ? 'webp' : null;
}

/** Reads only the header: images too large to decode are never decoded. */
async function open(bytes: Buffer): Promise<Sharp> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid(unreadable);
    });
  const { width, height } = header;
  if (width * height > mostPixels || Math.max(width, height) > longestSide) {
    throw invalid(tooManyPixels);
  }
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: 20 });
}

async function finish(
  image: Sharp,
  format: StillImage['format'],
  contentType: StillImage['contentType'],
): Promise<StillImage> {
  try {
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    return { format, contentType, data, width: info.width, height: info.height };
  } catch {
    throw invalid(unreadable);
  }
}

function invalid(message: string): AppError {
  return new AppError(400, 'INVALID_IMAGE', message, fieldError(message));
}

function fieldError(message: string) {
  return { fieldErrors: { image: message } };
}
