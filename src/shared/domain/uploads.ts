/** In bytes. */
export const largestImage = 5 * 1024 * 1024;
export const imageTooLarge = 'The image is larger than 5 MB';

/** In pixels: the longest side, and the total. */
export const longestSide = 10_000;
export const mostPixels = 40_000_000;

/** For file pickers. The actual format is detected from the content. */
export const imageExtensions = '.png,.jpg,.jpeg,.webp';
