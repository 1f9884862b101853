import type { DeliveryWire } from '@fathom/contract/notifications'
import { matchLocale } from '@fathom/domain/translations'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BellOff from 'lucide-react/icons/bell-off'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type Calls, useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Switch } from '../../../shared/ui/form/switch.tsx'
import { Setting } from '../../../shared/ui/surface/setting.tsx'
import css from './delivery-section.module.css'
import { readPushState, turnPushOff, turnPushOn } from './push-device.ts'

/** Settings of this device; they take effect at once. */
export function DeliverySection() {
  const { t } = useTranslator('notifications')
  return (
    <Setting text={t('notifications.delivery.text')} title={t('notifications.delivery.title')}>
      <PushSwitch />
    </Setting>
  )
}

/** The push switch of this device, for each state the browser can be in. */
function PushSwitch() {
  const { t, locale } = useTranslator('notifications')
  const calls = useCalls()
  const client = useQueryClient()
  const state = useQuery(pushStateQuery(calls))
  const turn = useMutation({
    mutationFn: (on: boolean) =>
      on ? turnPushOn(calls.http, matchLocale([locale])) : turnPushOff(calls.http),
    onSuccess: (next) => client.setQueryData(pushStateKey, next),
  })
  if (state.isPending)
    return (
      <Loading label={t('notifications.delivery.loading')}>
        <Skeleton height="4rem" shape="block" />
      </Loading>
    )
  if (state.data === 'unsupported') return <p>{t('notifications.delivery.push.unsupported')}</p>
  if (state.data === 'blocked') return <Blocked />
  const isOn = state.data === 'on'
  return (
    <>
      <Switch
        checked={turn.isPending ? turn.variables : isOn}
        disabled={turn.isPending}
        // The text changes only when the call is done: leaving earlier changes nothing.
        help={t(isOn ? 'notifications.delivery.push.on' : 'notifications.delivery.push.off')}
        label={t('notifications.delivery.push.label')}
        onChange={turn.mutate}
      />
      {(turn.isError || state.isError) && (
        <Banner icon={CircleAlert} live="alert" tone="bad">
          {t('notifications.delivery.push.failed')}
        </Banner>
      )}
    </>
  )
}

function Blocked() {
  const { t } = useTranslator('notifications')
  return (
    <Banner icon={BellOff} live="status" tone="warn">
      <strong>{t('notifications.delivery.push.blocked')}</strong>
      <p>{t('notifications.delivery.push.blockedText')}</p>
    </Banner>
  )
}

/** When the daily summary arrives, in the time zone of the device used last. Shown next to the setting. */
export function SummaryClock() {
  const { t, formatTime } = useTranslator('notifications')
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { data } = useQuery(timeZoneQuery(useCalls(), here))
  if (!data?.timeZone) return null
  const time = formatTime(new Date(2000, 0, 1, data.hour))
  return <p className={css.clock}>{t('notifications.delivery.zone', { time, zone: data.timeZone })}</p>
}

type Http = Pick<Calls, 'http'>

const pushStateKey = ['notifications', 'push'] as const

const pushStateQuery = ({ http }: Http) =>
  queryOptions({ queryKey: pushStateKey, queryFn: () => readPushState(http), retry: false })

/**
 * Sends the device's time zone, which the server stores, so that the summary arrives in the user's morning.
 */
const timeZoneQuery = ({ http }: Http, timeZone: string) =>
  queryOptions({
    queryKey: ['notifications', 'time-zone', timeZone],
    queryFn: ({ signal }) =>
      http.put<DeliveryWire>('notifications', 'delivery', { body: { timeZone }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
