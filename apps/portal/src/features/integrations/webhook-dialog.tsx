import type { NewWebhookWire } from '@fathom/contract/integrations'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@fathom/domain/integrations'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { useTextLimit } from '../../shared/ui/form/use-text-limit.ts'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { CheckList } from './check-list.tsx'
import css from './integrations.module.css'
import { clientsQuery } from './integrations.queries.ts'
import { useChange } from './use-change.ts'

/** A webhook that exists has its client for good. */
export type TypedWebhook = {
  clientId?: string
  url: string
  events: readonly WebhookEvent[]
  intent?: string
}

export const newWebhook = (): TypedWebhook => ({
  url: '',
  events: WEBHOOK_EVENTS,
  intent: crypto.randomUUID(),
})

const ADDRESS_PROBLEMS = {
  'address-refused': 'integrations.webhooks.refused',
  'address-with-password': 'integrations.webhooks.withPassword',
  'address-unknown': 'integrations.webhooks.unknown',
} as const

const addressProblem = (error: Error | null) =>
  (Object.keys(ADDRESS_PROBLEMS) as (keyof typeof ADDRESS_PROBLEMS)[]).find(
    (problem) => error instanceof CallFailed && error.problem === problem,
  )

/** The dialog says what is wrong with an address. */
export const useWebhookChange = <Done,>(
  change: (typed: NewWebhookWire) => Promise<Done>,
  onDone: (done: Done) => void,
) => useChange(change, { onDone, onFailed: (error) => addressProblem(error) !== undefined })

/** The limit in the contract. */
const LONGEST_ADDRESS = 500

/** Whether we may send there is for the server to say. */
const isAddress = (url: string) => URL.canParse(url.trim())

type Props = {
  typed: TypedWebhook
  title: string
  change: { isPending: boolean; error: Error | null; reset: () => void }
  /** Undefined closes the dialog. */
  onType: (typed: TypedWebhook | undefined) => void
  onSave: (typed: NewWebhookWire) => void
}

export function WebhookDialog({ typed, title, change, onType, onSave }: Props) {
  const { t } = useTranslator('integrations', 'office-content')
  const form = useId()
  const [isTried, setIsTried] = useState(false)
  const { data } = useQuery(clientsQuery(useCalls()))
  const clients = (data?.items ?? []).filter(({ withdrawnAt }) => !withdrawnAt)
  const { url, events, clientId = clients[0]?.clientId } = typed
  const problem = addressProblem(change.error)
  const limit = useTextLimit()(url, LONGEST_ADDRESS)
  const addressWords = problem
    ? t(ADDRESS_PROBLEMS[problem])
    : isTried && !isAddress(url) && t('office-content.problem.not-an-address')
  const close = () => {
    change.reset()
    onType(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (clientId && isAddress(url) && !limit.isTooLong && events.length > 0 && !change.isPending)
      onSave({ clientId, url: url.trim(), events: [...events] })
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={change.isPending} form={form} kind="primary" type="submit">
            {title}
          </Button>
          <Button onClick={close}>{t('integrations.cancel')}</Button>
        </>
      }
      onClose={close}
      open={true}
      title={title}
    >
      <form className={css.list} id={form} noValidate={true} onSubmit={submit}>
        {typed.intent && (
          <Field
            error={clientId === undefined && isTried && t('integrations.webhooks.clientMissing')}
            label={t('integrations.webhooks.client')}
          >
            <Select
              onChange={({ target }) => onType({ ...typed, clientId: target.value })}
              required={true}
              value={clientId ?? ''}
            >
              {clients.map((client) => (
                <option key={client.clientId} value={client.clientId}>
                  {client.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field error={limit.error ?? addressWords} help={limit.help} label={t('integrations.webhooks.url')}>
          <TextInput
            dir="ltr"
            inputMode="url"
            onChange={({ target }) => {
              change.reset()
              onType({ ...typed, url: target.value })
            }}
            placeholder="https://"
            required={true}
            value={url}
          />
        </Field>
        <CheckList
          choices={WEBHOOK_EVENTS}
          chosen={events}
          error={events.length === 0 ? t('integrations.clients.scopesMissing') : undefined}
          legend={t('integrations.webhooks.events')}
          onChange={(chosen) => onType({ ...typed, events: chosen })}
        />
      </form>
    </Dialog>
  )
}
