import type { MyClassesWire } from '@fathom/contract/training/classes'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import css from './classes.module.css'
import { myClassesQuery } from './classes.queries.ts'
import { upcoming, useSessionWords } from './session-words.ts'

type Props = {
  affiliateId: number
  /** Only of this course, on its own page. */
  packageId?: string
}

type Next = { one: MyClassesWire[number]; session: MyClassesWire[number]['sessions'][number] }

/** LE-09: when and where a student is expected next. */
export function NextSession({ affiliateId, packageId }: Props) {
  const { locale } = useTranslator()
  const { data } = useQuery(myClassesQuery(useCalls(), { affiliateId, culture: locale }))
  const [next] = (data ?? [])
    .filter((one) => packageId === undefined || one.packageId === packageId)
    .flatMap((one) => upcoming(one.sessions).map((session): Next => ({ one, session })))
    .sort((a, b) => (a.session.begins < b.session.begins ? -1 : 1))
  return next ? <NextBanner isLinked={packageId === undefined} {...next} /> : null
}

function NextBanner({ one, session, isLinked }: Next & { isLinked: boolean }) {
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
