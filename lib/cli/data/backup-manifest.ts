/** The first entry of a backup: its contents and their versions. */
import { z } from 'zod'

export const manifestFile = 'manifest.json'
export const backupFormat = 1

/** A library: its schema version, its size, and each import with the SHA-256 of its file. */
export const LibraryManifest = z.object({
  schema: z.string(),
  articles: z.number(),
  /** Hash of the bundled articles. */
  starter: z.string(),
  imports: z.array(z.object({ file: z.string(), sha256: z.string(), finishedAt: z.string().nullable() })),
})
export type LibraryManifest = z.infer<typeof LibraryManifest>

export const Manifest = z.object({
  format: z.number(),
  createdAt: z.iso.datetime(),
  /** Migrations of the platform database; empty if that is in PostgreSQL. */
  migrations: z.array(z.string()),
  /** The head of the audit log; null if that is in PostgreSQL. */
  audit: z.object({ sequence: z.number(), hash: z.string() }).nullable(),
  library: LibraryManifest.nullable(),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
