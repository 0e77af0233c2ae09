/** `npm run test:full` sets TEST_FULL: then the suites that break things take as long as they need. */
export const isFull = process.env['TEST_FULL'] === '1'
