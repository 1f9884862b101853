import type { ApplicationWire } from '@fathom/contract/applications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailed } from '../../../shared/http/index.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { type ApplicationCalls, useApplicationCalls } from '../applications.calls.ts'
import { APPLICATIONS_KEY, applicationQuery } from '../applications.queries.ts'
import { currentIn } from '../use-move.ts'
import type { ApplyContextValue } from './apply-context.ts'
import type { ApplicationDraft } from './draft/application-draft.ts'
import { fieldsOf } from './draft/fields.ts'
import { forgetPlace } from './draft/stored-step.ts'
import { draftOf } from './draft/write-draft.ts'

type Problem = 'failed' | 'changed' | 'unsaved' | 'nameOther' | 'open' | 'young'

function problemOf(cause: Error): Problem {
  if (cause instanceof NotSaved) return 'unsaved'
  const problem = cause instanceof CallFailed ? cause.problem : undefined
  if (problem === 'not-own-name') return 'nameOther'
  if (problem === 'already-open') return 'open'
  if (problem === 'too-young') return 'young'
  return currentIn(cause) ? 'changed' : 'failed'
}

/** The typed name, the consent, and the button that sends it all. */
export function useSign(
  { application, affiliateId, fields, documents }: ApplyContextValue,
  draft: ApplicationDraft,
) {
  const { t, locale } = useTranslator('applications')
  const calls = useApplicationCalls(affiliateId)
  const client = useQueryClient()
  const { queryKey } = applicationQuery(calls, affiliateId, application.id, locale)
  const [name, setName] = useState(application.signature)
  const [isAgreed, setAgreed] = useState(false)
  const [isStrict, setStrict] = useState(false)
  const isUnderWay = useRef(false)
  const send = useMutation({
    mutationFn: () =>
      sendSigned(draft, calls, {
        documents: documents.uploads,
        signature: name.trim(),
        application: () => client.getQueryData(queryKey) ?? application,
        adopt: (saved) => client.setQueryData(queryKey, saved),
      }),
    networkMode: 'always',
    onSuccess: (sent) => {
      forgetPlace(localStorage, sent.id)
      showToast({ text: t('applications.apply.sign.sent', { name: fields.instructor?.name ?? '' }) })
      // Focus moves to the heading of the page that is shown now.
      document.querySelector<HTMLElement>('main h1')?.focus()
      scrollTo({ top: 0 })
    },
    onError: (cause) => {
      const current = currentIn(cause)
      if (current) client.setQueryData(queryKey, current)
      if (problemOf(cause) !== 'nameOther') setAgreed(false)
    },
    onSettled: () => {
      isUnderWay.current = false
      return client.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'assigned'] })
    },
  })
  const failure = send.error ? problemOf(send.error) : undefined
  const nameProblem = !name.trim() ? 'nameMissing' : failure === 'nameOther' ? failure : undefined
  return {
    name,
    isAgreed,
    problems: isStrict
      ? ({ name: nameProblem, agree: !isAgreed } as const)
      : ({ name: undefined, agree: false } as const),
    isSending: send.isPending,
    failure: failure === 'nameOther' ? undefined : failure,
    type(next: string) {
      setName(next)
      if (failure === 'nameOther') send.reset()
    },
    agree: setAgreed,
    send() {
      setStrict(true)
      // Two presses can come before the button renders as busy.
      if (isUnderWay.current || !name.trim() || !isAgreed) return
      isUnderWay.current = true
      send.mutate()
    },
  }
}

export type Sign = ReturnType<typeof useSign>

/** Something that was typed or added has not reached the server and would be missing from what is signed. */
export class NotSaved extends Error {}

type Signing = {
  /** Uploads in progress; a sent application accepts no more. */
  documents: { settle: () => Promise<boolean> }
  signature: string
  application: () => ApplicationWire
  adopt: (application: ApplicationWire) => void
}

/** Saves all changes, then signs, then sends; each step starts from the result of the previous one. */
export async function sendSigned(
  draft: Pick<ApplicationDraft, 'flush' | 'isSafe'>,
  calls: Pick<ApplicationCalls, 'save' | 'move'>,
  { documents, signature, application, adopt }: Signing,
): Promise<ApplicationWire> {
  const [areThere] = await Promise.all([documents.settle(), draft.flush()])
  if (!areThere || !draft.isSafe()) throw new NotSaved()
  const content = draftOf(fieldsOf(application()), signature)
  const signed = await calls.save(application().id, application().version, content)
  adopt(signed)
  const sent = await calls.move({ id: signed.id, version: signed.version, move: 'submit' })
  adopt(sent)
  return sent
}
