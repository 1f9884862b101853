import type { SigningDeviceWire } from '@fathom/contract/trust'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import KeyRound from 'lucide-react/icons/key-round'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { replaceSigningPair } from '../../../shared/offline/signing-pair.ts'
import { forgetAnswer } from '../../../shared/offline/stored-answers.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { IconButton } from '../../../shared/ui/action/icon-button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/confirm-dialog.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'
import css from './buddy.module.css'
import {
  DEVICE_CERTIFICATE,
  DEVICE_SIGNER_KEY,
  deviceSignerQuery,
  isWithdrawn,
  signingDeviceId,
} from './device-signer.ts'

type Props = { affiliateId: number }

const DEVICES_KEY = ['trust', 'devices'] as const

/** With the id of the device that asks; undefined where the browser can't sign. */
const devicesQuery = ({ http }: Pick<Calls, 'http'>, affiliateId: number) =>
  queryOptions({
    queryKey: [...DEVICES_KEY, affiliateId],
    queryFn: async ({ signal }) => {
      const schema = async () => (await import('@fathom/contract/trust')).signingDevicesWire
      const devices = await http.get<SigningDeviceWire[]>('ecards', 'trust/devices', { schema, signal })
      return { devices, here: await signingDeviceId(affiliateId).catch(() => undefined) }
    },
  })

/** TS-15: the devices that sign for a person; each can be withdrawn with all that it signed. */
export function DeviceCard({ affiliateId }: Props) {
  const { t } = useTranslator('trust-buddy')
  const calls = useCalls()
  const signer = useQuery(deviceSignerQuery(calls, affiliateId))
  // A device that was never certified is certified first, so that the list has it.
  const list = useQuery({ ...devicesQuery(calls, affiliateId), enabled: signer.isFetched })
  return (
    <Card title={t('trust-buddy.devices.title')}>
      <div className={css.steps}>
        <p className={css.note}>{t('trust-buddy.devices.text')}</p>
        {isWithdrawn(signer.error) && <SignAgain affiliateId={affiliateId} />}
        {list.data && <Devices affiliateId={affiliateId} {...list.data} />}
        {!list.data && list.isError && (
          <ErrorState
            level={3}
            onRetry={() => void list.refetch()}
            retryLabel={t('shell.error.retry')}
            retrying={list.isFetching}
            title={t('trust-buddy.failed')}
          />
        )}
        {!list.data && !list.isError && (
          <Loading label={t('trust-buddy.loading')}>
            <Skeleton height="4rem" shape="block" />
          </Loading>
        )}
      </div>
    </Card>
  )
}

type DevicesProps = Props & { devices: readonly SigningDeviceWire[]; here: string | undefined }

function Devices({ affiliateId, devices, here }: DevicesProps) {
  const { t, formatDay } = useTranslator('trust-buddy', 'translations')
  const nameOf = useDeviceName()
  const place = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<SigningDeviceWire>()
  const remove = useRemove(affiliateId, here, () => {
    setAsked(undefined)
    // The row with the pressed button is gone.
    place.current?.focus()
  })
  return (
    <div ref={place} tabIndex={-1}>
      <List label={t('trust-buddy.devices.title')}>
        {devices.map((device) => (
          <ListRow
            end={
              <IconButton
                icon={Trash2}
                label={`${t('trust-buddy.devices.remove')}: ${nameOf(device)}`}
                onClick={() => setAsked(device)}
              />
            }
            key={device.id}
            lead={<Tile icon={KeyRound} tone={device.id === here ? 'ok' : 'plain'} />}
            text={t('trust-buddy.devices.until', { date: formatDay(new Date(device.expiresAt)) })}
            title={
              <span className={css.device}>
                <bdi>{nameOf(device)}</bdi>
                {device.id === here && (
                  <Badge icon={CircleCheck} tone="ok">
                    {t('translations.settings.sessions.current')}
                  </Badge>
                )}
              </span>
            }
          />
        ))}
      </List>
      <ConfirmDialog
        busy={remove.isPending}
        confirmLabel={t('trust-buddy.devices.remove')}
        destructive={true}
        keepLabel={t('translations.settings.cancel')}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onKeep={() => setAsked(undefined)}
        open={asked !== undefined}
        title={asked && t('trust-buddy.devices.ask', { device: `\u2068${nameOf(asked)}\u2069` })}
      >
        {t('trust-buddy.devices.askText')}
      </ConfirmDialog>
    </div>
  )
}

/** Names of products: the same in every language. */
function useDeviceName(): (device: SigningDeviceWire) => string {
  const { t } = useTranslator('translations')
  return ({ browser, system }) =>
    [browser, system].filter(Boolean).join(', ') || t('translations.settings.sessions.unknown')
}

function useRemove(affiliateId: number, here: string | undefined, onSettled: () => void) {
  const { http } = useCalls()
  const { t } = useTranslator('trust-buddy')
  const queries = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (id: string) => {
      await http.delete('ecards', 'trust/devices/{id}', { params: { id } })
      // Offline it must not go on signing.
      if (id === here) await forgetAnswer({ affiliateId, name: DEVICE_CERTIFICATE })
    },
    onSuccess: () => showToast({ text: t('trust-buddy.devices.removed') }),
    onError: (_, id) =>
      showToast({
        text: t('trust-buddy.devices.notRemoved'),
        action: { label: t('shell.error.retry'), onPress: () => mutation.mutate(id) },
      }),
    onSettled: async () => {
      await queries.resetQueries({ queryKey: DEVICE_SIGNER_KEY })
      await queries.invalidateQueries({ queryKey: ['trust'] })
      onSettled()
    },
  })
  return mutation
}

/** The way back for anyone who removed the device that they use: another key, which is certified anew. */
function SignAgain({ affiliateId }: Props) {
  const { t } = useTranslator('trust-buddy')
  const queries = useQueryClient()
  const again = useMutation({
    mutationFn: () => replaceSigningPair(affiliateId),
    onSettled: async () => {
      await queries.resetQueries({ queryKey: DEVICE_SIGNER_KEY })
      await queries.invalidateQueries({ queryKey: DEVICES_KEY })
    },
  })
  return (
    <div className={css.ask}>
      <p role="status">{t('trust-buddy.devices.off')}</p>
      <Button busy={again.isPending} icon={KeyRound} onClick={() => again.mutate()}>
        {t('trust-buddy.devices.again')}
      </Button>
    </div>
  )
}
