/** How far something is, in the page's own colour: styled at all, browsers fall back to a green of their own. */
export const progressBar =
  'block w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'
