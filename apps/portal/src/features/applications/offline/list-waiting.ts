import type { ApplicationWire } from '@fathom/contract/applications'
import type { Translator } from '@fathom/locales'
import { findAnswer } from '../../../shared/offline/stored-answers.ts'
import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import type { WaitingEntry } from '../../../shared/offline/waiting-list.ts'
import { paths } from '../../../shared/paths.ts'
import { APPLICATIONS_KEY, applicationName } from '../applications.queries.ts'
import { differencesOf } from '../apply/draft/field-words.ts'
import { deviceDrafts, type StoredDraft } from '../apply/draft/stored-draft.ts'
import { deviceDocuments } from '../documents/device-documents.ts'
import { typeTitle } from '../parts/type-title.ts'

/** BO-05: changes of applications, and their documents, that are sent when the application is open. */
export const listWaitingApplications: ListWaiting = async (affiliateId, words) => {
  await words.need('applications')
  const translator = words.current()
  const { t } = translator
  const isMine = (stored: { affiliateId: number }) => stored.affiliateId === affiliateId
  const drafts = (await deviceDrafts.list()).filter(isMine)
  const documents = (await deviceDocuments.list()).filter(isMine)
  /** As the server had it last. */
  const storedOf = (id: string | undefined) =>
    id === undefined ? undefined : findAnswer<ApplicationWire>({ affiliateId, name: applicationName(id) })
  return [
    ...(await Promise.all(
      drafts.map(async (draft, at) => {
        const { id, key = id, savedAt } = draft
        const stored = await storedOf(id)
        return {
          ...{ id: key ?? `application-${at}`, kind: '', since: savedAt },
          title: stored ? typeTitle(translator, stored.type) : t('shell.page.application'),
          state: stateOf(draft, stored, translator),
          // Drafts of an earlier version don't name their application.
          to: id === undefined ? paths.formsApplications() : paths.application(id),
          ...(key !== undefined && { discard: () => takeEntry(deviceDrafts, key) }),
          shownBy: APPLICATIONS_KEY,
        }
      }),
    )),
    ...documents.map(({ id, of, name }) => ({
      ...{ id, kind: t('applications.documents.title'), title: name, since: undefined },
      state: { kind: 'unfinished' as const },
      to: paths.application(of),
      discard: () => takeEntry(deviceDocuments, id),
      shownBy: APPLICATIONS_KEY,
    })),
  ]
}

function stateOf(
  { unsaved }: StoredDraft,
  stored: ApplicationWire | undefined,
  translator: Translator,
): WaitingEntry['state'] {
  if (!stored) return { kind: 'unfinished' }
  const { t } = translator
  if (stored.status !== 'Draft') return { kind: 'failed', reason: t('applications.unsent.title') }
  const differences = differencesOf(unsaved, stored, translator)
  if (differences.length === 0) return { kind: 'unfinished' }
  return { kind: 'conflict', question: t('applications.apply.conflict.text'), differences }
}
