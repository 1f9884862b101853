import { type ListWaiting, takeEntry } from '../../../shared/offline/waiting.ts'
import { paths } from '../../../shared/paths.ts'
import { APPLICATIONS_KEY } from '../applications.queries.ts'
import { deviceDrafts } from '../apply/draft/stored-draft.ts'
import { deviceDocuments } from '../documents/device-documents.ts'

/** BO-05: changes of applications, and their documents, that are sent when the application is open. */
export const listWaitingApplications: ListWaiting = async (affiliateId, words) => {
  await words.need('applications')
  const { t } = words.current()
  const isMine = (stored: { affiliateId: number }) => stored.affiliateId === affiliateId
  const drafts = (await deviceDrafts.list()).filter(isMine)
  const documents = (await deviceDocuments.list()).filter(isMine)
  return [
    ...drafts.map(({ id, key = id, keptAt }, at) => ({
      ...{ id: key ?? `application-${at}`, kind: '', title: t('shell.page.application'), since: keptAt },
      state: { kind: 'unfinished' as const },
      // Drafts of an earlier version don't name their application.
      to: id === undefined ? paths.formsApplications() : paths.application(id),
      ...(key !== undefined && { discard: () => takeEntry(deviceDrafts, key) }),
      shownBy: APPLICATIONS_KEY,
    })),
    ...documents.map(({ id, of, name }) => ({
      ...{ id, kind: t('applications.documents.title'), title: name, since: undefined },
      state: { kind: 'unfinished' as const },
      to: paths.application(of),
      discard: () => takeEntry(deviceDocuments, id),
      shownBy: APPLICATIONS_KEY,
    })),
  ]
}
