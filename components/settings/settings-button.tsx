import type { ReactNode } from 'react'

interface ButtonProps {
  children: ReactNode
  icon?: ReactNode
  type?: 'button' | 'submit'
  isMain?: boolean
  disabled: boolean
  /** For screen readers, where the visible text is not enough. */
  label?: string | undefined
  onClick?(): void
}

/** A button of the settings pages. */
export function SettingsButton({
  children,
  icon,
  type = 'button',
  isMain = false,
  disabled,
  label,
  onClick,
}: ButtonProps) {
  const look = isMain
    ? 'bg-accent text-on-accent hover:bg-accent-strong'
    : 'border border-edge bg-surface hover:bg-sunken'
  return (
    <button
      type={type}
      aria-label={label}
      // Stays focusable while busy: a disabled button would lose the keyboard focus.
      aria-disabled={disabled}
      onClick={(event) => {
        if (disabled) event.preventDefault()
        else onClick?.()
      }}
      className={`inline-flex min-h-11 items-center gap-2 rounded-lg px-4 py-2 whitespace-nowrap text-start font-semibold aria-disabled:cursor-default aria-disabled:opacity-70 ${look}`}
    >
      {icon}
      {children}
    </button>
  )
}
