/** What the person typed wrong, to be shown with a pointer to the help. */
export class UsageError extends Error {}
