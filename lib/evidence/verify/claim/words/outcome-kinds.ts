/** Everyday words for the kind of an outcome: "major bleeding", "fatal stroke". */
export const outcomeKinds: ReadonlySet<string> = new Set(
  'major minor any all total overall serious severe fatal first new clinically relevant complete partial symptomatic'.split(
    ' ',
  ),
)
