/** Secondary button beside text. Taller for a finger than for a mouse. */
export const quietButton =
  'inline-flex items-center gap-1.5 whitespace-nowrap rounded-md border border-line px-2.5 py-1 font-medium text-ink hover:border-edge hover:bg-sunken pointer-coarse:min-h-10'

/** A labelled control of the header, or a row of its menu. */
export const headerItem =
  'inline-flex cursor-pointer items-center gap-2 whitespace-nowrap rounded-lg px-2.5 py-2 text-start font-medium text-muted text-sm hover:bg-sunken hover:text-ink'
