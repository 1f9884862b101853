import type { PreferenceWire, SavePreferenceWire, SaveRecipientWire } from '@fathom/contract/preferences'
import { CONSENT_WORDING, OPTED_OUT } from '@fathom/domain/preferences'
import { isLocale } from '@fathom/domain/translations'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Calls, useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { type Draft, differences, rebased, turnedOff } from './choices.ts'
import { historyKey, preferenceKey, type Subscriber } from './preferences.queries.ts'

/** Saves the choices, then the reasons for what was turned off; both calls are idempotent. */
export async function savePreference(
  { http }: Pick<Calls, 'http'>,
  draft: Draft,
  { globalUuid }: Pick<Subscriber, 'globalUuid'>,
  locale: string,
): Promise<PreferenceWire> {
  const { id, version } = draft.from
  const wording = isLocale(locale) ? { wording: { version: CONSENT_WORDING, locale } } : {}
  const body: SavePreferenceWire = { ...draft.choices, ...wording }
  const headers = { 'if-match': `"${version}"` }
  const saved =
    id === null
      ? await http.post<PreferenceWire>('preferences', 'preference', { body, headers })
      : await http.put<PreferenceWire>('preferences', 'preference/{id}', { params: { id }, body, headers })
  const prefs = turnedOff(draft).flatMap((name) => {
    const optOutReason = draft.reasons[name]
    return optOutReason === undefined ? [] : [{ name, status: OPTED_OUT, optOutReason }]
  })
  const recipient: SaveRecipientWire = { global_uid: globalUuid, prefs }
  // The answer may be empty and carries no information (CA-33).
  if (prefs.length > 0) await http.post('preferences', 'recipient', { body: recipient })
  return saved
}

/** A 409 contains what was saved elsewhere in the meantime. */
export function conflictIn(error: unknown): PreferenceWire | undefined {
  const isStale = error instanceof CallFailed && error.problem === 'stale'
  return isStale ? (error.current as PreferenceWire) : undefined
}

/** If both tabs chose the same, there is no conflict, whichever was first. */
function agreed(draft: Draft, error: unknown): PreferenceWire {
  const current = conflictIn(error)
  if (current && differences(rebased(draft, current).choices, current).length === 0) return current
  throw error
}

export function useSavePreference(subscriber: Subscriber) {
  const calls = useCalls()
  const { locale } = useTranslator()
  const client = useQueryClient()
  return useMutation({
    // Fail at once while offline, instead of sending it later when nobody is looking.
    networkMode: 'always',
    mutationFn: (draft: Draft) =>
      savePreference(calls, draft, subscriber, locale).catch((error: unknown) => agreed(draft, error)),
    onSuccess: (saved) => {
      client.setQueryData(preferenceKey(subscriber.affiliateId), saved)
      return client.invalidateQueries({ queryKey: historyKey(subscriber.affiliateId) })
    },
  })
}
