import { intlTag } from '@fathom/locales'
import { useQuery } from '@tanstack/react-query'
import { agoOf } from '../../shared/i18n/ago.ts'
import { useTranslator } from '../../shared/i18n/index.ts'
import { readPlan } from '../../shared/offline/offline-plan.ts'
import { ALSO_OFFLINE } from '../../shared/offline/stored-answers.ts'

const MEGA = 1_000_000

/** BO-01: whether this device is ready to be offline, how much it stores, and since when. */
export function StoredHere({ affiliateId }: { affiliateId: number }) {
  const { t, formatUnit, locale } = useTranslator('translations')
  const { data } = useQuery({
    queryKey: ['session', 'stored-here', affiliateId],
    queryFn: () => readStored(affiliateId),
    staleTime: 0,
    ...ALSO_OFFLINE,
  })
  if (!data) return null
  if (data.at === undefined) return <p>{t('translations.settings.device.notReady')}</p>
  const size = formatUnit(Math.max(0.1, Math.round((data.bytes / MEGA) * 10) / 10), 'megabyte')
  const when = agoOf(new Date(data.at), new Date(), intlTag(locale))
  return <p>{t('translations.settings.device.ready', { size, when })}</p>
}

/** The browser knows best how much it is; without it, what the plan has measured counts. */
async function readStored(affiliateId: number): Promise<{ at: number | undefined; bytes: number }> {
  const areas = Object.values((await readPlan(affiliateId))?.areas ?? {})
  const { usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {}
  const at = areas.length > 0 ? Math.max(...areas.map((area) => area.at)) : undefined
  return { at, bytes: usage ?? areas.reduce((sum, { bytes }) => sum + bytes, 0) }
}
