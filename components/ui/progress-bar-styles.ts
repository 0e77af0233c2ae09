/** Progress bar in the accent colour; once styled, browsers otherwise fall back to their own green. */
export const progressBar =
  'block w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent'
