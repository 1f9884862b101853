import type { DiveLog, UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { showToast } from '../../../../shared/ui/overlay/toasts.ts'
import { measure } from '../../form/fields/measures.ts'

/** Shares a dive as text, because only its diver can open the page. */
export function useShare(log: DiveLog, unit: UnitSystem): () => Promise<void> {
  const translator = useTranslator('logbook-dive')
  const { t, formatDay } = translator
  const { maxDepth, bottomTime } = log.depthTime
  const facts = [
    log.location,
    log.date && formatDay(log.date),
    maxDepth !== null && measure(translator, unit, 'depth', maxDepth),
    bottomTime !== null && t('logbook-dive.minutes', { minutes: bottomTime }),
  ].filter(Boolean)
  const text = [log.title, facts.join(', '), log.experience.notes].filter(Boolean).join('\n')
  return async () => {
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not an error.
      return navigator.share({ title: log.title, text }).catch(() => undefined)
    }
    try {
      await navigator.clipboard.writeText(text)
      showToast({ text: t('logbook-dive.share.copied') })
    } catch {
      showToast({ text: t('logbook-dive.share.failed') })
    }
  }
}
