/** Ids of the places in the header where a page puts its controls, and of the button that opens the header's menu. */
export const headerSlotIds = {
  /** Before the product name. */
  start: 'header-start',
  /** The one action that stays visible on every screen. */
  primary: 'header-primary',
  /** Before the page's other controls in the menu, wherever they are added first. */
  menuStart: 'header-menu-start',
  /** First in the header's row of labelled controls, which is the menu of a narrow header. */
  menu: 'header-page-tools',
} as const

export type HeaderSlot = keyof typeof headerSlotIds

export const headerMenuId = 'header-menu'
export const headerMenuButtonId = 'header-menu-button'
