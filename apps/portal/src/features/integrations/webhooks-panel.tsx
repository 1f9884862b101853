import type { NewWebhookWire, RotationWire, WebhookWire } from '@fathom/contract/integrations'
import { WEBHOOK_EVENTS, type WebhookEvent } from '@fathom/domain/integrations'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useId, useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { CallFailed } from '../../shared/http/index.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { Select } from '../../shared/ui/form/select.tsx'
import { TextInput } from '../../shared/ui/form/text-input.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '../../shared/ui/overlay/dialog.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { CheckList } from './check-list.tsx'
import css from './integrations.module.css'
import {
  changeWebhook,
  clientsQuery,
  createWebhook,
  deleteWebhook,
  rotateWebhook,
  webhooksQuery,
} from './integrations.queries.ts'
import { IntegrationsNotLoaded } from './not-loaded.tsx'
import { RotateDialog, SecretDialog } from './secret-dialogs.tsx'
import { useChange } from './use-change.ts'
import { useMoment } from './use-moment.ts'

/** OF-10: where clients want to learn of events. */
export function WebhooksPanel() {
  const { t } = useTranslator('integrations')
  const list = useQuery(webhooksQuery(useCalls()))
  const [isCreating, setIsCreating] = useState(false)
  const [secret, setSecret] = useState<string>()
  if (!list.data) return <IntegrationsNotLoaded of={list} />
  return (
    <div className={css.screen}>
      <div className={css.row}>
        <Button icon={Plus} kind="primary" onClick={() => setIsCreating(true)}>
          {t('integrations.webhooks.create')}
        </Button>
      </div>
      {list.data.items.length === 0 && (
        <EmptyState drawing={slate} title={t('integrations.webhooks.none')}>
          {t('integrations.webhooks.noneText')}
        </EmptyState>
      )}
      {list.data.items.map((webhook) => (
        <Webhook key={webhook.id} onSecret={setSecret} webhook={webhook} />
      ))}
      {isCreating && (
        <WebhookDialog
          onClose={() => setIsCreating(false)}
          onSecret={(made) => {
            setIsCreating(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== undefined && <SecretDialog onClose={() => setSecret(undefined)} secret={secret} />}
    </div>
  )
}

type WebhookProps = { webhook: WebhookWire; onSecret: (secret: string) => void }

const STATE = {
  staff: 'integrations.webhooks.off',
  failing: 'integrations.webhooks.failing',
  gone: 'integrations.webhooks.gone',
} as const

function Webhook({ webhook, onSecret }: WebhookProps) {
  const { t } = useTranslator('integrations')
  const moment = useMoment()
  const { clientId, url, events, disabledWhy, oldSecretUntil } = webhook
  const { data: clients } = useQuery(clientsQuery(useCalls()))
  const client = clients?.items.find((each) => each.clientId === clientId)?.name ?? clientId
  const tone = disabledWhy === null ? 'ok' : disabledWhy === 'staff' ? 'neutral' : 'bad'
  return (
    <Card
      title={
        <span className={css.code} dir="ltr">
          {url}
        </span>
      }
    >
      <div className={css.list}>
        <div>
          <Badge icon={tone === 'ok' ? CircleCheck : CircleAlert} tone={tone}>
            {t(disabledWhy === null ? 'integrations.webhooks.on' : STATE[disabledWhy])}
          </Badge>
        </div>
        <Facts>
          <Fact name={t('integrations.webhooks.client')}>
            <bdi>{client}</bdi>
          </Fact>
          <Fact name={t('integrations.webhooks.events')}>
            <code className={css.code} dir="ltr">
              {events.join(' ')}
            </code>
          </Fact>
        </Facts>
        {oldSecretUntil && <p>{t('integrations.clients.oldSecret', { date: moment(oldSecretUntil) })}</p>}
        <Actions onSecret={onSecret} webhook={webhook} />
      </div>
    </Card>
  )
}

function Actions({ webhook: { id, disabledWhy }, onSecret }: WebhookProps) {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const [open, setOpen] = useState<'rotate' | 'delete'>()
  const close = () => setOpen(undefined)
  const isOff = disabledWhy !== null
  const turn = useChange(() => changeWebhook(calls, id, { isEnabled: isOff }))
  const rotate = useChange((typed: RotationWire) => rotateWebhook(calls, id, typed), {
    onDone: ({ secret }) => {
      close()
      onSecret(secret)
    },
  })
  const remove = useChange(() => deleteWebhook(calls, id), { onDone: close })
  return (
    <div className={css.row}>
      <Button busy={turn.isPending} onClick={() => turn.mutate(undefined)}>
        {t(isOff ? 'integrations.webhooks.turnOn' : 'integrations.webhooks.turnOff')}
      </Button>
      <Button onClick={() => setOpen('rotate')}>{t('integrations.secret.replace')}</Button>
      <Button onClick={() => setOpen('delete')}>{t('integrations.webhooks.delete')}</Button>
      {open === 'rotate' && (
        <RotateDialog isBusy={rotate.isPending} onClose={close} onRotate={rotate.mutate} />
      )}
      <ConfirmDialog
        busy={remove.isPending}
        confirmLabel={t('integrations.webhooks.delete')}
        destructive={true}
        keepLabel={t('integrations.cancel')}
        onConfirm={() => remove.mutate(undefined)}
        onKeep={close}
        open={open === 'delete'}
        title={t('integrations.webhooks.delete')}
      >
        {t('integrations.webhooks.deleteText')}
      </ConfirmDialog>
    </div>
  )
}

type DialogProps = { onClose: () => void; onSecret: (secret: string) => void }

function WebhookDialog({ onClose, onSecret }: DialogProps) {
  const { t } = useTranslator('integrations')
  const form = useId()
  const calls = useCalls()
  const clients = (useQuery(clientsQuery(calls)).data?.items ?? []).filter(({ withdrawnAt }) => !withdrawnAt)
  const [chosen, setChosen] = useState<string>()
  const [url, setUrl] = useState('')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(WEBHOOK_EVENTS)
  const [error, setError] = useState<string>()
  const create = useChange((typed: NewWebhookWire) => createWebhook(calls, typed), {
    onDone: ({ secret }) => onSecret(secret),
    onFailed: (failure) => {
      const problem = failure instanceof CallFailed ? failure.problem : undefined
      if (problem === 'address-refused') setError(t('integrations.webhooks.refused'))
      if (problem === 'address-unknown') setError(t('integrations.webhooks.unknown'))
      return problem === 'address-refused' || problem === 'address-unknown'
    },
  })
  const clientId = chosen ?? clients[0]?.clientId
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (clientId && url.trim() && events.length > 0 && !create.isPending)
      create.mutate({ clientId, url: url.trim(), events: [...events] })
  }
  return (
    <Dialog
      actions={
        <>
          <Button busy={create.isPending} form={form} kind="primary" type="submit">
            {t('integrations.webhooks.create')}
          </Button>
          <Button onClick={onClose}>{t('integrations.cancel')}</Button>
        </>
      }
      onClose={onClose}
      open={true}
      title={t('integrations.webhooks.create')}
    >
      <form className={css.body} id={form} onSubmit={submit}>
        <Field label={t('integrations.webhooks.client')}>
          <Select onChange={({ target }) => setChosen(target.value)} required={true} value={clientId ?? ''}>
            {clients.map((client) => (
              <option key={client.clientId} value={client.clientId}>
                {client.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field error={error} label={t('integrations.webhooks.url')}>
          <TextInput
            dir="ltr"
            inputMode="url"
            maxLength={500}
            onChange={({ target }) => {
              setUrl(target.value)
              setError(undefined)
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
          onChange={setEvents}
        />
      </form>
    </Dialog>
  )
}
