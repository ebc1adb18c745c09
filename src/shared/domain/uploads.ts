/** In bytes. */
export const largestImage = 5 * 1024 * 1024;
export const imageTooLarge = 'The image is larger than 5 MB';

/** Of an image, in pixels: a side, and all together. */
export const longestSide = 10_000;
export const mostPixels = 40_000_000;

/** What a file chooser offers. What a file is, its content decides. */
export const imageExtensions = '.png,.jpg,.jpeg,.webp';
