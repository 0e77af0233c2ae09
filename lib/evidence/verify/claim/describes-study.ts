/** Whether a sentence of a source says what was studied and how, rather than what was found. */
export function describesStudy(role: string | undefined): boolean {
  return role === 'aim' || role === 'methods'
}
