/** The roles of people who sign in at a provider. */
export const roles = ['clinician', 'librarian', 'auditor', 'admin'] as const

export type Role = (typeof roles)[number]
