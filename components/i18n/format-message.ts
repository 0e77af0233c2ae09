/**
 * Puts values into words. The words are plain data, so that the server can hand the page those of one language; what
 * varies in them stands in braces: "Remove {name}".
 */

/** The names between braces, so that a value left out is a type error. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never

export function fill<Text extends string>(text: Text, values: Record<Names<Text>, string | number>): string {
  const known: Record<string, string | number> = values
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(known[name] ?? braces))
}
