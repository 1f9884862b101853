import type { ConsentWire } from '@fathom/contract/preferences'
import { OPT_INS, OPT_OUT_REASONS } from '@fathom/domain/preferences'
import { isLocale, LANGUAGE_NAMES } from '@fathom/domain/translations'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Languages from 'lucide-react/icons/languages'
import MessageSquare from 'lucide-react/icons/message-square'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { ListRow } from '../../../shared/ui/surface/list-row.tsx'
import { Tile } from '../../../shared/ui/surface/tile.tsx'

const isRemark = ({ before, after }: ConsentWire) => before === after

function look(line: ConsentWire) {
  if (line.what === 'communicationLanguage') return { icon: Languages, tone: 'info' } as const
  if (isRemark(line)) return { icon: MessageSquare, tone: 'plain' } as const
  return line.after === 'on'
    ? ({ icon: Check, tone: 'ok' } as const)
    : ({ icon: Ban, tone: 'plain' } as const)
}

export function ConsentLine({ line }: { line: ConsentWire }) {
  const { t, formatDate, formatTime } = useTranslator('preferences')
  const at = new Date(line.at)
  const when = t('preferences.history.when', { day: formatDate(at, 'long'), time: formatTime(at) })
  return (
    <ListRow
      lead={<Tile {...look(line)} />}
      text={
        <>
          <time dateTime={line.at}>{when}</time>
          {' · '}
          {t(`preferences.way.${line.way}`)}
          {line.reason && (
            <>
              {' · '}
              <Reason reason={line.reason} />
            </>
          )}
        </>
      }
      title={<What line={line} />}
    />
  )
}

function What({ line }: { line: ConsentWire }) {
  const { t } = useTranslator('preferences')
  if (line.what === 'communicationLanguage') {
    const language = isLocale(line.after) ? LANGUAGE_NAMES[line.after] : line.after
    return t('preferences.history.language', { language })
  }
  const remarked = isRemark(line) && OPT_INS.find((each) => each === line.what)
  if (remarked) return t(`preferences.history.${remarked}.remark`)
  return t(`preferences.history.${line.what}.${line.after === 'on' ? 'on' : 'off'}`)
}

/** Our own reasons are translated; reasons from elsewhere are shown as they are. */
function Reason({ reason }: { reason: string }) {
  const { t } = useTranslator('preferences')
  const known = OPT_OUT_REASONS.find((each) => each === reason)
  return known ? t(`preferences.reason.${known}`) : <q>{reason}</q>
}
