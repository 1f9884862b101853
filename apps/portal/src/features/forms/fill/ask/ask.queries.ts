import type { LinkRequestWire, SentLinkWire } from '@fathom/contract/forms'
import type { LinkRole } from '@fathom/domain/forms'
import type { Calls } from '../../../../shared/calls.tsx'

type Http = Pick<Calls, 'http'>

export const askByMail = ({ http }: Http, documentId: string, body: LinkRequestWire) =>
  http.post<SentLinkWire>('forms', 'documents/{documentId}/links', { params: { documentId }, body })

export const remindOfLink = ({ http }: Http, documentId: string, role: LinkRole) =>
  http.post<SentLinkWire>('forms', 'documents/{documentId}/links/{role}/reminders', {
    params: { documentId, role },
  })

export const withdrawLink = ({ http }: Http, documentId: string, role: LinkRole) =>
  http.delete('forms', 'documents/{documentId}/links/{role}', { params: { documentId, role } })
