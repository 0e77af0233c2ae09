/**
 * The tables of a library that several servers share. Only PostgreSQL has them: without it, a server's library is the
 * file that it reads anyway. See lib/evidence/shared-library.
 */
import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '@/lib/store/is-sqlite'

const statements = [
  `create table "libraryHead" (
     "version" bigint not null, "mark" text not null, "epoch" text not null,
     "format" integer not null, "starters" text not null
   )`,
  `create table "libraryArticles" (
     "number" bigserial primary key, "id" text not null unique,
     "pmid" text, "doi" text, "pmcid" text, "title" bigint not null,
     "origin" text not null, "record" text not null
   )`,
  `create index "libraryArticlesByPmid" on "libraryArticles" ("pmid") where "pmid" is not null`,
  `create index "libraryArticlesByDoi" on "libraryArticles" ("doi") where "doi" is not null`,
  `create index "libraryArticlesByPmcid" on "libraryArticles" ("pmcid") where "pmcid" is not null`,
  `create index "libraryArticlesByTitle" on "libraryArticles" ("title")`,
  `create index "libraryArticlesBundled" on "libraryArticles" ("number") where "origin" = 'starter'`,
  `create table "libraryCited" ("id" text primary key, "at" bigint not null, "record" text not null)`,
  `create table "libraryChanges" (
     "version" bigint primary key, "kind" text not null, "item" text not null,
     "mark" text not null, "importId" text, "at" timestamptz not null
   )`,
  `create table "libraryImports" (
     "id" text primary key, "name" text not null, "sha256" text, "state" text not null, "hasFile" boolean not null,
     "bytes" bigint, "startedAt" text not null, "finishedAt" text, "receipt" text, "progress" text, "caller" text,
     "holder" text, "aliveAt" timestamptz not null, "stopAskedAt" timestamptz, "attempts" integer not null
   )`,
  `create index "libraryImportsByStart" on "libraryImports" ("startedAt")`,
  `create table "libraryImportParts" (
     "importId" text not null references "libraryImports" ("id") on delete cascade,
     "n" integer not null, "bytes" bytea not null, primary key ("importId", "n")
   )`,
]

export const libraryMigration: Migration = {
  async up(db: Kysely<unknown>) {
    if (isSqlite(db)) return
    for (const statement of statements) await sql.raw(statement).execute(db)
    await sql`insert into "libraryHead" values (0, '', ${randomUUID()}, 1, '[]')`.execute(db)
  },
}
