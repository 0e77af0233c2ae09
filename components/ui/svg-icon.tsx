interface SignProps {
  /** The data of one path in a square of 24, to be drawn as a line. */
  shape: string
  className: string
}

/** A picture for something that is also said in words. */
export function SvgIcon({ shape, className }: SignProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shape} />
    </svg>
  )
}
