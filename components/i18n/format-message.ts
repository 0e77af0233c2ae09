/**
 * Puts values into words. The words are plain data, so that the server can hand the page those of one language; what
 * varies in them stands in braces: "Remove {name}".
 */

/** The names between braces, so that a value left out is a type error. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

export function formatMessage<Text extends string>(
  text: Text,
  values: Record<Placeholders<Text>, string | number>,
): string {
  const known: Record<string, string | number> = values
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(known[name] ?? braces))
}
