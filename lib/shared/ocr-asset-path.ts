/**
 * Path of the OCR assets for browsers. It contains the versions of `tesseract.js`, `tesseract.js-core` and the language
 * data, so that its contents never change and a browser downloads them once.
 */
export const ocrAssetPath = 'ocr/7.0.0-7.0.0-1.0.0'
