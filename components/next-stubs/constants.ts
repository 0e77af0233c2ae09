/**
 * Replaces Next's list of constants (next.config.js), of which its client uses these; the bundler would keep all of
 * them, two kilobytes of the first view. A unit test compares the values.
 */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'

export const MATCHED_PATH_HEADER = 'x-matched-path'
