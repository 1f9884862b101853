import type { Seal } from '@fathom/contract/logbook'
import type { DiveLog } from '@fathom/domain/logbook'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smile from 'lucide-react/icons/smile'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Icon } from '../../../shared/ui/icon/icon.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import css from './dive-cards.module.css'

/** The diver's notes, the feeling, and who verified the dive. */
export function NotesCard({ log, seal }: { log: DiveLog; seal: Seal | null }) {
  const { t } = useTranslator('logbook', 'logbook-dive')
  const { feeling, notes } = log.experience
  if (!notes && !feeling && !log.verification) return null
  return (
    <Card
      aside={
        feeling && (
          <Badge icon={Smile} tone="neutral">
            {t(`logbook.option.feeling.${feeling}`)}
          </Badge>
        )
      }
      title={t('logbook-dive.notes.title')}
    >
      {notes.split(/\n{2,}/).map(
        (paragraph, at) =>
          paragraph && (
            <p className={css.note} dir="auto" key={`${at}-${paragraph.slice(0, 12)}`}>
              {paragraph}
            </p>
          ),
      )}
      <SealLine log={log} seal={seal} />
    </Card>
  )
}

/** The line for a valid seal; a broken one is reported at the top of the page. */
function SealLine({ log: { verification }, seal }: { log: DiveLog; seal: Seal | null }) {
  const { t, formatDay } = useTranslator('logbook-dive')
  if (!verification || seal !== 'intact') return null
  return (
    <p className={css.seal}>
      <Icon of={ShieldCheck} size="sm" />
      {t('logbook-dive.seal.intact', { name: verification.name, date: formatDay(verification.at) })}
    </p>
  )
}
