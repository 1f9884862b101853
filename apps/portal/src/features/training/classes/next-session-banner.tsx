import type { MyClassesWire } from '@fathom/contract/training/classes'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import css from './classes.module.css'
import { useSessionWords } from './session-words.ts'

/** A session, and the class that it belongs to. */
export type Next = { one: MyClassesWire[number]; session: MyClassesWire[number]['sessions'][number] }

export function NextSessionBanner({ one, session, isLinked }: Next & { isLinked: boolean }) {
  const { t } = useTranslator('training-classes')
  const { whenOf } = useSessionWords()
  return (
    <div className={css.nextSession}>
      <Banner
        action={
          isLinked && (
            <ButtonLink size="sm" to={paths.course(one.packageId)}>
              {t('training-classes.mine')}
            </ButtonLink>
          )
        }
        icon={CalendarDays}
      >
        <b>{t('training-classes.next', { when: whenOf(session) })}</b>
        <p>
          <Dotted parts={[t(`training-classes.kind.${session.kind}`), session.place, one.name]} />
        </p>
      </Banner>
    </div>
  )
}
