/** Invalid command-line arguments; shown with a pointer to the help. */
export class UsageError extends Error {}
