import type { Config } from 'tailwindcss'

/**
 * The tokens of the page. Each colour is a pair for the light and the dark theme; the theme is `color-scheme`, set in
 * globals.css. Text colours reach 4.5:1 and control edges 3:1 on `paper`, `surface` and `sunken` (WCAG 2.2 AA).
 */
export default {
  content: ['./app/**/*.tsx', './components/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: 'light-dark(#fbfbf9, #12171a)',
      surface: 'light-dark(#ffffff, #1a2125)',
      sunken: 'light-dark(#f1f3f1, #0d1113)',
      // A reader who asks for more contrast gets other values for these (globals.css).
      line: 'var(--line, light-dark(#dde2e0, #2c363b))',
      edge: 'var(--edge, light-dark(#7c8885, #75838a))',
      ink: 'light-dark(#172024, #e7ebeb)',
      muted: 'var(--muted, light-dark(#515d5c, #a5b0b2))',
      accent: 'light-dark(#0b5a69, #7fcbd7)',
      'accent-strong': 'light-dark(#07404b, #a9e0e8)',
      'accent-soft': 'light-dark(#e2eff0, #173238)',
      'on-accent': 'light-dark(#ffffff, #06252b)',
      caution: 'light-dark(#754700, #f0c274)',
      'caution-soft': 'light-dark(#fcf1dc, #33280f)',
      danger: 'light-dark(#9a1f17, #ff9f93)',
      'danger-soft': 'light-dark(#fcecea, #3a1b18)',
    },
    fontFamily: {
      // What each system reads best; nothing is loaded.
      sans: "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, 'Liberation Sans', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif",
      // The voice of a source: verbatim quotations only.
      quote: "Charter, 'Iowan Old Style', Georgia, 'Noto Serif', 'Liberation Serif', serif",
      mono: "ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace",
    },
  },
} satisfies Config
