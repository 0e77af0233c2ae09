/** Secondary button beside text. */
export const quietButton =
  'inline-flex items-center gap-1.5 rounded-md border border-line px-2.5 py-1 font-medium text-ink hover:border-edge hover:bg-sunken'
