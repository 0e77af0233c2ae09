/**
 * Formats messages. Messages are plain data, so that the server can send the page those of one locale; placeholders are
 * in braces: "Remove {name}".
 */

/** The names of the placeholders, so that a missing value is a type error. */
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
