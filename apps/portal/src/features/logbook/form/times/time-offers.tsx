import Timer from 'lucide-react/icons/timer'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Icon } from '../../../../shared/ui/icon/icon.tsx'
import css from '../sections/sections.module.css'
import { useForm } from '../state/form-context.ts'
import { type TimeOffer, timeOfferIn } from './time-offer.ts'

/** Offers the value derived from the other two instead of asking for it. */
export function TimeOffers() {
  const { content, changePart, isLocked } = useForm()
  const words = useOfferWords()
  const offer = isLocked ? undefined : timeOfferIn(content.depthTime)
  if (!offer) return null
  return (
    <div className={css.row}>
      <button className={css.offer} onClick={() => changePart('depthTime', offer.change)} type="button">
        <Icon of={Timer} size="sm" />
        {words(offer)}
      </button>
    </div>
  )
}

function useOfferWords() {
  const { t, formatDate } = useTranslator('logbook-form')
  const clock = (time: string) =>
    formatDate(new Date(`2000-01-01T${time}:00Z`), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  return (offer: TimeOffer) => {
    if (offer.kind === 'bottomTime')
      return t('logbook-form.offer.bottomTime', { minutes: offer.change.bottomTime })
    if (offer.kind === 'timeOut')
      return t('logbook-form.offer.timeOut', { time: clock(offer.change.timeOut) })
    return t('logbook-form.offer.timeIn', { time: clock(offer.change.timeIn) })
  }
}
