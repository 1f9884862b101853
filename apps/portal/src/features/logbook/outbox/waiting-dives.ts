import { contentOf, type DiveLogContent, valueAt } from '@fathom/domain/logbook'
import type { Translator } from '@fathom/locales'
import { sendPending } from '../../../shared/offline/outbox.ts'
import { reportSending } from '../../../shared/offline/sending.ts'
import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import type { Difference, WaitingEntry } from '../../../shared/offline/waiting-list.ts'
import type { StoredFile } from '../../../shared/upload/queue.ts'
import { putLeftBack, takeDeleteBack, takeLeft } from '../device/deletes.ts'
import { deviceKey, readWaiting } from '../device/logbook.queries.ts'
import type { ServerDive, StoredDelete, Waiting } from '../device/pending.ts'
import { deviceDeletes } from '../device/stored-deletes.ts'
import { merge } from '../form/draft/merge.ts'
import { deviceDives, keyOf, type StoredDive } from '../form/draft/stored-dive.ts'
import { labelOf } from '../form/fields/text-keys.ts'
import { valueWords } from '../form/use-value-words.ts'
import { divePath, formPaths } from '../logbook-paths.ts'
import { refusalOf } from '../photos-upload/sending/refusal.ts'
import { devicePhotos } from '../photos-upload/sending/stored-photos.ts'
import { storedUnit } from '../stored-unit.ts'

const REFUSALS = ['frozen', 'waits-for-review', 'not-yours-to-do', 'no-such-move', 'stale'] as const

const QUESTIONS = {
  conflict: 'logbook-dive.waits.conflict',
  'deleted-elsewhere': 'logbook-dive.waits.deletedElsewhere',
  'changed-elsewhere': 'logbook-dive.waits.changedElsewhere',
} as const satisfies Record<Exclude<Waiting, 'upload'>, string>

type Facts = {
  translator: Translator
  titleOf: (dive: Pick<DiveLogContent, 'title' | 'location'>) => string
  waitsOf: (id: string) => Waiting | undefined
  isDraft: (id: string) => boolean
  theirsOf: (id: string) => ServerDive | undefined
}

/** BO-05: dives, deletes and photos that the server doesn't have yet. */
export const listWaitingDives: ListWaiting = async (affiliateId, words) => {
  await Promise.all(
    (['logbook', 'logbook-dive', 'logbook-form', 'logbook-list'] as const).map((area) => words.need(area)),
  )
  const translator = words.current()
  const { pending, dives, server } = await readWaiting(affiliateId)
  const photos = (await devicePhotos.list()).filter((photo) => photo.affiliateId === affiliateId)
  const shown = new Map(dives.map((dive) => [dive.log.id, dive]))
  const known = new Map(server.map((dive) => [dive.log.id, dive]))
  const facts: Facts = {
    translator,
    titleOf: ({ title, location }) => title || location || translator.t('logbook-list.untitled'),
    waitsOf: (id) => shown.get(id)?.waits,
    isDraft: (id) => shown.get(id)?.isDraft === true,
    theirsOf: (id) => known.get(id),
  }
  const all = [
    ...pending.drafts.map((draft) => draftEntry(draft, facts)),
    ...pending.deletes.map((stored) => deleteEntry(stored, facts)),
    ...pending.restores.map((stored) => restoreEntry(stored, facts)),
    ...photos.map((photo) => photoEntry(photo, shown.get(photo.of)?.log, facts)),
  ]
  return all.map((entry) => ({ ...entry, shownBy: deviceKey(affiliateId) }))
}

function draftEntry(draft: StoredDive, facts: Facts): WaitingEntry {
  const { id, logType, content, base, savedAt, request } = draft
  const { t, formatDay } = facts.translator
  const key = keyOf(draft)
  const waits = facts.waitsOf(id)
  const isUnsaved = base?.status === 'Published' && request === undefined
  const isConflict = waits === 'conflict' || isUnsaved
  return {
    id: key,
    kind: [
      t('shell.page.dive'),
      facts.isDraft(id) && t('logbook.status.Draft'),
      content.date && formatDay(content.date),
    ]
      .filter(Boolean)
      .join(' · '),
    title: facts.titleOf(content),
    state: stateOf(draft, isUnsaved, facts),
    since: savedAt,
    to: isConflict ? formPaths.update(logType, id) : divePath(id),
    reasonOf: (problem) => {
      if (problem === 'gone') return t('logbook-dive.waits.deletedElsewhere')
      const refusal = REFUSALS.find((each) => each === problem)
      return refusal ? t(`logbook.refusal.${refusal}`) : t('logbook.waiting.invalid')
    },
    retry: async () => {
      reportSending(key, undefined)
      sendPending()
    },
    discard: async () => {
      if (base) return takeEntry(deviceDives, key)
      const left = await takeLeft(id)
      return async () => {
        await putLeftBack(left)
        sendPending()
      }
    },
  }
}

function stateOf(draft: StoredDive, isUnsaved: boolean, facts: Facts): WaitingEntry['state'] {
  const waits = facts.waitsOf(draft.id)
  if (waits && waits !== 'upload')
    return {
      kind: 'conflict',
      question: facts.translator.t(QUESTIONS[waits]),
      differences: waits === 'conflict' ? differencesOf(draft, facts) : [],
    }
  return { kind: isUnsaved ? 'unfinished' : 'waiting' }
}

/** Both values of each field that was changed here and elsewhere. */
function differencesOf({ id, base, content }: StoredDive, { translator, theirsOf }: Facts): Difference[] {
  const log = theirsOf(id)?.log
  if (!base || !log) return []
  const theirs = contentOf(log)
  const wordsOf = valueWords(translator, storedUnit(), (course) => course)
  return merge(contentOf(base), content, theirs)
    .conflicts.filter((field) => field !== 'course')
    .map((field) => ({
      name: translator.t(labelOf(field)),
      mine: wordsOf(field, valueAt(content, field)),
      theirs: wordsOf(field, valueAt(theirs, field)),
    }))
}

function deleteEntry({ id, title, deletedAt }: StoredDelete, facts: Facts): WaitingEntry {
  const { t } = facts.translator
  const isChanged = facts.waitsOf(id) === 'changed-elsewhere'
  return {
    id,
    kind: t('logbook.waiting.delete'),
    title: title || t('logbook-list.untitled'),
    state: isChanged
      ? { kind: 'conflict', question: t(QUESTIONS['changed-elsewhere']) }
      : { kind: 'waiting' },
    since: deletedAt,
    to: isChanged ? divePath(id) : undefined,
    // One that is being sent is known by the server in a moment, and can't be taken back here any more.
    discard: async () => {
      const stored = await takeDeleteBack(id)
      sendPending()
      return async () => {
        if (stored) await deviceDeletes.put(id, stored)
        sendPending()
      }
    },
  }
}

/** A delete that was taken back after the server may have heard of it. */
const restoreEntry = (
  { id, title, deletedAt }: StoredDelete,
  { translator: { t } }: Facts,
): WaitingEntry => ({
  id,
  kind: t('logbook-list.bin.restore'),
  title: title || t('logbook-list.untitled'),
  state: { kind: 'waiting' },
  since: deletedAt,
  to: divePath(id),
})

function photoEntry(
  { id, of, name }: StoredFile,
  log: Parameters<Facts['titleOf']>[0] | undefined,
  { translator: { t }, titleOf }: Facts,
): WaitingEntry {
  return {
    id,
    kind: log ? `${t('logbook.waiting.photo')} · ${titleOf(log)}` : t('logbook.waiting.photo'),
    title: name,
    state: { kind: 'waiting' },
    since: undefined,
    to: divePath(of),
    reasonOf: (problem) => {
      const refusal = refusalOf(problem)
      if (refusal === 'other') return t('logbook-form.photos.refused')
      return refusal === 'log-locked' ? t('logbook-form.photos.locked') : t(`logbook.photoProblem.${refusal}`)
    },
    retry: async () => {
      reportSending(id, undefined)
      sendPending()
    },
    discard: () => takeEntry(devicePhotos, id),
  }
}
