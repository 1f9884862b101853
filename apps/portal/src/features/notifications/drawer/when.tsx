import { intlTag } from '@fathom/locales'
import { useContext } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { momentOf } from './moment.ts'
import { GroupContext, NowContext } from './use-now.ts'

/** The time of a notification, updated as time passes. */
export function When({ timestamp }: { timestamp: string }) {
  const { locale, formatDate, formatTime } = useTranslator()
  const now = useContext(NowContext)
  const group = useContext(GroupContext)
  const words = momentOf(timestamp, { now, group }, { tag: intlTag(locale), formatDate, formatTime })
  return <time dateTime={timestamp}>{words}</time>
}
