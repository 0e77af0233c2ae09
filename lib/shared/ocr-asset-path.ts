/**
 * Where browsers get what reads print in pictures. The versions of `tesseract.js`, `tesseract.js-core` and the language
 * data stand in the address, so that what is under it never changes and a browser fetches it once.
 */
export const ocrAssetPath = 'ocr/7.0.0-7.0.0-1.0.0'
