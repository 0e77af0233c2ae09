/** pdf.js ships no types for it; importing it registers it. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs'
