interface SvgIconProps {
  /** Path data in a 24 × 24 square, drawn as a stroke. */
  shape: string
  className: string
}

/** A decorative icon beside visible or screen reader text. */
export function SvgIcon({ shape, className }: SvgIconProps) {
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
