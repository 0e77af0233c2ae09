/** The dashboard and alerts in docs/operations, for Prometheus and Grafana. */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const folder = fileURLToPath(new URL('../../docs/operations/', import.meta.url))

export const alertsFile = `${folder}alerts.yml`

const Dashboard = z.object({
  uid: z.string(),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string() })).default([]),
    }),
  ),
  templating: z.object({ list: z.array(z.object({ name: z.string() })) }),
})

export function readDashboard(): z.infer<typeof Dashboard> {
  return Dashboard.parse(JSON.parse(readFileSync(`${folder}dashboard.json`, 'utf8')))
}

/** @returns each metric that the dashboard or an alert asks for, except those that Prometheus itself makes */
export function listNamedMetrics(): string[] {
  const expressions = readDashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
  // Descriptions of alerts name metrics too.
  const texts = [...expressions, readFileSync(alertsFile, 'utf8')]
  return [...new Set(texts.join('\n').match(/\b(?:evidence_chat|process|nodejs)_[a-z0-9_]+/g))]
}

export function findPromtool(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((each) => join(each, 'promtool')).find((file) => existsSync(file))
}
