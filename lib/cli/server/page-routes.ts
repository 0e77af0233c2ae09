/** Names the page of a path for the metrics, from the list that Next's build writes. */
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const RouteList = z.array(z.object({ page: z.string(), regex: z.string() }))
const Manifest = z.object({ staticRoutes: RouteList, dynamicRoutes: RouteList })

/** Folders of static files. Their names are in no label: there are hundreds, and a browser asks for any. */
const filePath = /^\/(?:_next|icons|ocr|pdf)\/|\.\w+$/

/**
 * @returns a function from a path to its page (`/sources/{id}`), `files` for a static file, `none` for anything else
 */
export async function readPageRoutes(buildFolder: string): Promise<(path: string) => string> {
  const { staticRoutes, dynamicRoutes } = Manifest.parse(
    JSON.parse(await readFile(`${buildFolder}/routes-manifest.json`, 'utf8')),
  )
  const routes = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !page.startsWith('/_'))
    .map(({ page, regex }) => ({ name: page.replace(/\[(\w+)\]/g, '{$1}'), shape: new RegExp(regex) }))
  return (path) => routes.find(({ shape }) => shape.test(path))?.name ?? (filePath.test(path) ? 'files' : 'none')
}
