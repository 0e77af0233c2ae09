import { locales } from '@/components/i18n/locales'
import type { Messages } from '@/components/i18n/messages-en'
import { SignOut } from '@/components/session/lazy-sign-out'
import { LanguageOptions } from '@/components/settings/language-options'
import { LanguageSelect } from '@/components/settings/language-select'
import { ThemeSwitch } from '@/components/settings/theme-switch'
import { headerItem } from '@/components/ui/button-styles'
import { SvgIcon } from '@/components/ui/svg-icon'
import { headerMenuButtonId, headerMenuId, headerSlotIds } from './header-slots'

/** Rendered on the server, unlike `Icon`, whose shapes are part of the client code. Based on Lucide (ISC licence). */
const shapes = {
  languages: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  library: 'm16 6 4 14M12 6v14M8 8v12M4 4v16',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sliders: 'M10 5H3M12 19H3M14 3v4M16 17v4M21 12h-9M21 19h-5M21 5h-7M8 10v4M8 12H3',
  wayOut: 'm16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
}

interface PageHeaderProps {
  messages: Messages
  /** Minutes without activity until automatic sign-out; 0: never. Null when the server requires no key. */
  idleMinutes: number | null
}

/**
 * The header of every page. Part of the layout, so that its code is loaded once for all pages. While it is too narrow
 * for all labels, everything but the primary action is in one menu.
 */
export function PageHeader({ messages: { locale, product, header }, idleMinutes }: PageHeaderProps) {
  return (
    // Container queries use text size, not pixels: large text makes a tablet narrow.
    // No backdrop blur: without a GPU it is recomputed for every streamed word.
    <header className="print:hidden @container sticky top-0 z-20 flex h-(--head) items-center gap-1.5 border-line border-b bg-paper px-2 sm:gap-3 sm:px-6">
      <div id={headerSlotIds.start} className="sm:-ms-2">
        {/* On pages with a composer, room for the page's button: otherwise the product name would move when it appears. */}
        <span aria-hidden className={`header-space ${headerItem}`}>
          <span className="size-5" />
          {header.conversations}
        </span>
      </div>
      {/* A name that does not fit wraps to a second line, which is cut off: better none than half of one. */}
      <a
        href="/"
        className="flex h-7 min-w-7 flex-wrap gap-x-2.5 overflow-hidden rounded font-semibold leading-7 tracking-tight"
      >
        <Emblem />
        <span className="whitespace-nowrap">{product}</span>
      </a>
      <div className="ms-auto flex items-center gap-1 sm:gap-2">
        <div id={headerSlotIds.primary} className="empty:hidden" />
        <button
          id={headerMenuButtonId}
          type="button"
          popoverTarget={headerMenuId}
          title={header.menu}
          className="header-menu-button rounded-full p-2 text-muted hover:bg-sunken hover:text-ink"
        >
          <SvgIcon shape={shapes.menu} className="size-5" />
          <span className="sr-only">{header.menu}</span>
        </button>
        <div id={headerMenuId} popover="auto" className="header-menu">
          <div id={headerSlotIds.menuStart} className="contents" />
          <div id={headerSlotIds.menu} className="contents" />
          <a href="/library" className={headerItem}>
            <SvgIcon shape={shapes.library} className="size-5" />
            {header.library}
          </a>
          <LanguagePicker locale={locale} label={header.language} />
          <ThemeSwitch />
          <a href="/settings" className={headerItem}>
            <SvgIcon shape={shapes.sliders} className="size-5" />
            {header.settings}
          </a>
          {idleMinutes !== null && (
            <SignOut idleMinutes={idleMinutes}>
              <SvgIcon shape={shapes.wayOut} className="size-5 rtl:-scale-x-100" />
            </SignOut>
          )}
        </div>
      </div>
    </header>
  )
}

/** The native select lies transparent over the label, so that phones use their own picker. */
function LanguagePicker({ locale, label }: { locale: Messages['locale']; label: string }) {
  return (
    <span
      className={`${headerItem} relative outline-offset-2 has-focus-visible:outline-2 has-focus-visible:outline-accent`}
    >
      <SvgIcon shape={shapes.languages} className="size-5" />
      <span aria-hidden>{locales[locale].name}</span>
      <LanguageSelect
        aria-label={label}
        title={label}
        className="absolute inset-0 w-full cursor-pointer appearance-none bg-surface text-ink opacity-0"
      >
        <LanguageOptions />
      </LanguageSelect>
    </span>
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
