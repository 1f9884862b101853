import type { NewWebhookWire, WebhookWire } from '@fathom/contract/integrations'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useCalls } from '../../shared/calls.tsx'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Button } from '../../shared/ui/action/button.tsx'
import { Badge } from '../../shared/ui/feedback/badge.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../shared/ui/surface/facts.tsx'
import { useTyped } from '../../shared/use-typed.ts'
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
import {
  isRotatedOtherwise,
  newRotation,
  RotateDialog,
  type Rotation,
  SecretDialog,
} from './secret-dialogs.tsx'
import { useChange } from './use-change.ts'
import { newWebhook, type TypedWebhook, useWebhookChange, WebhookDialog } from './webhook-dialog.tsx'

/** OF-10: where clients want to learn of events. */
export function WebhooksPanel() {
  const { t } = useTranslator('integrations')
  const [typed, setTyped] = useTyped<TypedWebhook>('webhook')
  const [secret, setSecret] = useState<string>()
  const calls = useCalls()
  const list = useQuery(webhooksQuery(calls))
  const create = useWebhookChange(
    (body: NewWebhookWire) =>
      createWebhook(calls, { idempotencyKey: typed?.intent ?? crypto.randomUUID(), body }),
    (made) => {
      setTyped(undefined)
      setSecret(made.secret)
    },
  )
  if (!list.data) return <IntegrationsNotLoaded of={list} />
  return (
    <div className={css.screen}>
      <div className={css.row}>
        <Button icon={Plus} kind="primary" onClick={() => setTyped(newWebhook())}>
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
      {typed && (
        <WebhookDialog
          change={create}
          onSave={create.mutate}
          onType={(changed) => setTyped(changed && { ...changed, intent: crypto.randomUUID() })}
          title={t('integrations.webhooks.create')}
          typed={typed}
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
  const { t, formatMoment } = useTranslator('integrations')
  const { clientId, url, events, disabledWhy, oldSecretUntil } = webhook
  const { data: clients } = useQuery(clientsQuery(useCalls()))
  const client = clients?.items.find((each) => each.clientId === clientId)
  const withdrawnAt = client?.withdrawnAt
  const isOn = disabledWhy === null && !withdrawnAt
  const tone = isOn ? 'ok' : withdrawnAt || disabledWhy === 'staff' ? 'neutral' : 'bad'
  const state = disabledWhy === null ? 'integrations.webhooks.on' : STATE[disabledWhy]
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
            {withdrawnAt
              ? t('integrations.clients.withdrawn', { date: formatMoment(withdrawnAt) })
              : t(state)}
          </Badge>
        </div>
        <Facts>
          <Fact name={t('integrations.webhooks.client')}>
            <bdi>{client?.name ?? clientId}</bdi>
          </Fact>
          <Fact name={t('integrations.webhooks.events')}>
            <code className={css.code} dir="ltr">
              {events.join(' ')}
            </code>
          </Fact>
        </Facts>
        {oldSecretUntil && (
          <p>{t('integrations.clients.oldSecret', { date: formatMoment(oldSecretUntil) })}</p>
        )}
        <Actions isEnded={!!withdrawnAt} onSecret={onSecret} webhook={webhook} />
      </div>
    </Card>
  )
}

/** `isEnded`: its client was withdrawn, so nothing is sent any more. */
function Actions({ webhook, isEnded, onSecret }: WebhookProps & { isEnded: boolean }) {
  const { t } = useTranslator('integrations')
  const calls = useCalls()
  const { id, clientId, url, events, disabledWhy } = webhook
  const [typed, setTyped] = useTyped<TypedWebhook>(`webhook.${id}`)
  const [rotation, setRotation] = useTyped<Rotation>(`rotation.${id}`)
  const [isDeleting, setIsDeleting] = useState(false)
  const isOff = disabledWhy !== null
  const turn = useChange(() => changeWebhook(calls, id, { isEnabled: isOff }))
  const edit = useWebhookChange(
    (changed: NewWebhookWire) =>
      // An address that stays needs no new proof.
      changeWebhook(calls, id, {
        events: changed.events,
        ...(changed.url !== url && { url: changed.url }),
      }),
    () => setTyped(undefined),
  )
  const rotate = useChange((rotation: Rotation) => rotateWebhook(calls, id, rotation), {
    onFailed: isRotatedOtherwise,
    onDone: ({ secret }) => {
      setRotation(undefined)
      onSecret(secret)
    },
  })
  const remove = useChange(() => deleteWebhook(calls, id), { onDone: () => setIsDeleting(false) })
  return (
    <div className={css.row}>
      {!isEnded && (
        <>
          <Button busy={turn.isPending} onClick={() => turn.mutate(undefined)}>
            {t(isOff ? 'integrations.webhooks.turnOn' : 'integrations.webhooks.turnOff')}
          </Button>
          <Button onClick={() => setTyped({ clientId, url, events })}>
            {t('integrations.webhooks.edit')}
          </Button>
          <Button onClick={() => setRotation(newRotation())}>{t('integrations.secret.replace')}</Button>
        </>
      )}
      <Button onClick={() => setIsDeleting(true)}>{t('integrations.webhooks.delete')}</Button>
      {typed && (
        <WebhookDialog
          change={edit}
          onSave={edit.mutate}
          onType={setTyped}
          title={t('integrations.webhooks.edit')}
          typed={typed}
        />
      )}
      {rotation && (
        <RotateDialog
          failure={rotate.error}
          isBusy={rotate.isPending}
          name={`\u2066${url}\u2069`}
          oldSecretUntil={webhook.oldSecretUntil}
          onChoose={setRotation}
          onRotate={rotate.mutate}
          rotation={rotation}
        />
      )}
      <ConfirmDialog
        busy={remove.isPending}
        confirmLabel={t('integrations.webhooks.delete')}
        destructive={true}
        keepLabel={t('integrations.cancel')}
        onConfirm={() => remove.mutate(undefined)}
        onKeep={() => setIsDeleting(false)}
        open={isDeleting}
        title={t('integrations.webhooks.delete')}
      >
        {t('integrations.webhooks.deleteText')}
      </ConfirmDialog>
    </div>
  )
}
