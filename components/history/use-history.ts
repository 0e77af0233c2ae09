'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/components/conversation/conversation-api'
import { conversationsUrl, conversationUrl } from '@/components/conversation/conversation-urls'
import { broadcastToTabs } from '@/components/session/broadcast'
import type { ConversationList, ConversationSummary, RetractedAnswer } from '@/lib/wire/conversation'

export interface History {
  /** Null until the first list is loaded. */
  conversations: ConversationSummary[] | null
  hasMore: boolean
  hasFailed: boolean
  /** Answers that cite an article which was retracted since. */
  retracted: RetractedAnswer[]
  /** How many saved questions have news. */
  questionsWithNews: number
  /** Recently deleted, newest first; can be restored. */
  deleted: ConversationList['deleted']
  /** Id of the conversation just deleted in this window. */
  justDeleted: string | null
  reload(): void
  showMore(): void
  rename(id: string, title: string): void
  pin(id: string, isPinned: boolean): void
  remove(conversation: ConversationSummary): void
  restore(id: string): void
}

/** @param revision reloads the list whenever it changes */
export function useHistory(revision: number): History {
  const [list, setList] = useState<ConversationList | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [justDeleted, setJustDeleted] = useState<string | null>(null)

  const attempt = useCallback(async (work: () => Promise<void>) => {
    try {
      await work()
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [])

  const reload = useCallback(
    () => void attempt(async () => setList(await (await callApi('GET', conversationsUrl)).json())),
    [attempt],
  )
  // `revision` triggers the reload.
  useEffect(reload, [reload, revision])

  const change = (id: string, body: object) =>
    void attempt(async () => {
      await callApi('POST', conversationUrl(id), body)
      broadcastToTabs({ type: 'changed', conversation: id })
      reload()
    })

  return {
    conversations: list?.data ?? null,
    hasMore: Boolean(list?.next),
    hasFailed,
    retracted: list?.retracted ?? [],
    questionsWithNews: list?.questionsWithNews ?? 0,
    deleted: list?.deleted ?? [],
    justDeleted,
    reload,
    showMore: () =>
      void attempt(async () => {
        if (!list?.next) return
        const url = `${conversationsUrl}?before=${encodeURIComponent(list.next)}`
        const more: ConversationList = await (await callApi('GET', url)).json()
        setList({ ...list, next: more.next, data: [...list.data, ...more.data] })
      }),
    rename: (id, title) => change(id, { title }),
    pin: (id, isPinned) => change(id, { isPinned }),
    remove: (conversation) =>
      void attempt(async () => {
        await callApi('DELETE', conversationUrl(conversation.id))
        broadcastToTabs({ type: 'changed', conversation: conversation.id })
        setJustDeleted(conversation.id)
        reload()
      }),
    restore: (id) => {
      setJustDeleted(null)
      change(id, { isDeleted: false })
    },
  }
}
