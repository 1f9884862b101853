import type { ApplicationWire } from '@fathom/contract/applications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDraft } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { newId } from '../../../shared/new-id.ts'
import { storeChanged } from '../../../shared/offline/store-changes.ts'
import { storeAnswer } from '../../../shared/offline/stored-answers.ts'
import { useApplicationCalls } from '../applications.calls.ts'
import { applicationName, applicationQuery } from '../applications.queries.ts'
import { openApplicationDraft } from './draft/application-draft.ts'
import { deviceDrafts, type FoundApplication } from './draft/stored-draft.ts'

/** The draft while it is open. It follows what other devices save. */
export function useApplicationDraft(
  application: ApplicationWire,
  affiliateId: number,
  found: FoundApplication | undefined,
) {
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const { locale } = useTranslator()
  const { draft, snapshot } = useDraft(() => {
    const { queryKey } = applicationQuery(calls, affiliateId, application.id, locale)
    const ports = {
      affiliateId,
      key: `${application.id}.${newId()}`,
      write: calls,
      drafts: deviceDrafts,
      onServer: (saved: ApplicationWire) => {
        client.setQueryData(queryKey, saved)
        // The list of what waits compares with it.
        void storeAnswer({ affiliateId, name: applicationName(application.id) }, saved).then(() =>
          storeChanged('application-drafts'),
        )
      },
    }
    return openApplicationDraft(ports, application, found)
  })
  useEffect(() => void draft.receive(application), [draft, application])
  return { draft, snapshot }
}
