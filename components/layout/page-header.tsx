import type { Messages } from '@/components/i18n/messages-en'
import { SignOut } from '@/components/session/lazy-sign-out'
import { LanguageOptions } from '@/components/settings/language-options'
import { LanguageSelect } from '@/components/settings/language-select'
import { ThemeSwitch } from '@/components/settings/theme-switch'
import { SvgIcon } from '@/components/ui/svg-icon'
import { endActionsId, startActionsId } from './header-action-ids'

/** Rendered on the server, unlike `Icon`, whose shapes are part of the client code. Based on Lucide (ISC licence). */
const shapes = {
  languages: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  library: 'm16 6 4 14M12 6v14M8 8v12M4 4v16',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  wayOut: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
}

interface PageHeaderProps {
  messages: Messages
  /** Minutes without activity until automatic sign-out; 0: never. Null when the server requires no key. */
  idleMinutes: number | null
}

/** The header of every page. Part of the layout, so that its code is loaded once for all pages. */
export function PageHeader({ messages: { product, header }, idleMinutes }: PageHeaderProps) {
  return (
    // Container queries use text size, not pixels: large text makes a phone narrow, and what the settings page also
    // offers is hidden.
    // No backdrop blur: without a GPU it is recomputed for every streamed word.
    <header className="print:hidden @container sticky top-0 z-20 flex h-(--head) items-center gap-1.5 border-line border-b bg-paper px-2 sm:gap-3 sm:px-6">
      {/* On pages with a composer, space for the page's button is reserved: otherwise the product name would move when it appears. */}
      <div
        id={startActionsId}
        className="sm:-ms-2 empty:hidden [body:has(#question)_&]:block [body:has(#question)_&]:size-9"
      />
      {/* A name that does not fit wraps to a second line, which is cut off: better none than half of one. */}
      <a
        href="/"
        className="flex h-7 min-w-7 flex-wrap gap-x-2.5 overflow-hidden rounded font-semibold leading-7 tracking-tight"
      >
        <Emblem />
        <span className="whitespace-nowrap">{product}</span>
      </a>
      <div className="ms-auto flex items-center gap-0.5 sm:gap-2">
        <div id={endActionsId} className="flex items-center gap-1 sm:gap-1.5" />
        <a
          href="/library"
          title={header.library}
          className={`${idleMinutes === null ? '' : '@max-[16.75rem]:hidden'} inline-flex items-center gap-1.5 rounded-full p-2 text-muted hover:bg-sunken hover:text-ink`}
        >
          <SvgIcon shape={shapes.library} className="size-5" />
          <span className="sr-only font-medium text-sm md:not-sr-only">{header.library}</span>
        </a>
        {/* The native select lies transparent over the icon, so that phones use their own picker. */}
        <span className="@max-[16.75rem]:hidden relative inline-grid rounded-full text-muted outline-offset-2 hover:bg-sunken hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
          <SvgIcon shape={shapes.languages} className="m-2 size-5" />
          <LanguageSelect
            aria-label={header.language}
            title={header.language}
            className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
          >
            <LanguageOptions />
          </LanguageSelect>
        </span>
        {/* A phone has room for one of the two; the settings page also has the theme. */}
        <span className={`contents @max-[19rem]:hidden ${idleMinutes === null ? '' : 'max-sm:hidden'}`}>
          <ThemeSwitch />
        </span>
        <a
          href="/settings"
          title={header.settings}
          className="rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
        >
          <SvgIcon shape={shapes.sliders} className="size-5" />
          <span className="sr-only">{header.settings}</span>
        </a>
        {idleMinutes !== null && (
          <SignOut idleMinutes={idleMinutes}>
            <SvgIcon shape={shapes.wayOut} className="size-5 rtl:-scale-x-100" />
          </SignOut>
        )}
      </div>
    </header>
  )
}

function Emblem() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 64" className="size-7 shrink-0">
      <rect width="64" height="64" rx="14" fill="#0b5a69" />
      <path
        d="M23 15h-9v34h9M41 15h9v34h-9"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="m24.5 33 5.5 6 10-13"
        fill="none"
        stroke="#9fe0e9"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
