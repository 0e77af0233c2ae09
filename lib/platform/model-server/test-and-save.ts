import 'server-only'
import { probeModelServer } from '@/lib/engines/upstream/probe-server'
import type { ModelServerReport } from '@/lib/wire/model-server-report'
import { getEngineFacts } from './engine-facts'
import { saveModelServer } from './saved-model-server'

/**
 * Saves a model server if it answers now: an untested address would leave every question without an answer.
 *
 * @param by actor of the audit row
 * @returns `isUsed` is false if the settings rule out any model
 */
export async function testAndSaveModelServer(
  typed: { address: string; key: string | undefined; model: string | undefined },
  by: string,
  signal: AbortSignal,
): Promise<{ report: ModelServerReport; isSaved: boolean; isUsed: boolean }> {
  const report = await probeModelServer(typed, signal)
  if (!report.reached || report.chat.state !== 'answered') return { report, isSaved: false, isUsed: false }
  await saveModelServer({ baseUrl: report.baseUrl, apiKey: typed.key, model: report.model ?? undefined }, by)
  return { report, isSaved: true, isUsed: getEngineFacts().engine === 'upstream' }
}
