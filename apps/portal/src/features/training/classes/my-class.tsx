import type { MyClassesWire } from '@fathom/contract/training/classes'
import { useQuery } from '@tanstack/react-query'
import BadgeCheck from 'lucide-react/icons/badge-check'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { saveFile } from '../../../shared/save-file.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Dotted } from '../../../shared/ui/surface/dotted.tsx'
import css from './classes.module.css'
import { exportCalendar } from './classes.queries.ts'
import { myClassesQuery, upcoming } from './my-classes.queries.ts'
import { SessionCalendar } from './session-calendar.tsx'
import { useClassAction } from './use-class-action.ts'

type Props = { affiliateId: number; packageId: string }

/** LE-09: on the page of a course, the class that the student is in; its next session is above. */
export function MyClass({ affiliateId, packageId }: Props) {
  const { locale } = useTranslator('training-classes')
  const { data } = useQuery(myClassesQuery(useCalls(), { affiliateId, culture: locale }))
  const mine = data?.filter((one) => one.packageId === packageId && one.sessions.length > 0) ?? []
  return mine.map((one) => <ClassCard key={one.classId} one={one} />)
}

function ClassCard({ one }: { one: MyClassesWire[number] }) {
  const { t, locale, formatDate } = useTranslator('training-classes')
  const calls = useCalls()
  const file = { classId: one.classId, culture: locale }
  const download = useClassAction(async () => saveFile(await exportCalendar(calls, file), 'class.ics'))
  const [next] = upcoming(one.sessions)
  return (
    <Card title={t('training-classes.mine')}>
      <div className={css.form}>
        <div>
          {!next && (
            <p>
              <b>{t('training-classes.noSessions')}</b>
            </p>
          )}
          <p className={css.quiet}>
            <Dotted parts={[one.name, one.memberName]} />
          </p>
        </div>
        <SessionCalendar
          more={({ mark, signedBy, signedAt }) => (
            <div className={css.signed}>
              {signedBy && signedAt ? (
                <Badge icon={BadgeCheck} tone="ok">
                  {t('training-classes.signedBy', { name: signedBy, date: formatDate(new Date(signedAt)) })}
                </Badge>
              ) : (
                mark && <p className={css.quiet}>{t(`training-classes.mark.${mark}`)}</p>
              )}
            </div>
          )}
          sessions={one.sessions}
        />
        <div>
          <Button
            busy={download.isPending}
            icon={CalendarPlus}
            kind="soft"
            onClick={() => download.mutate(undefined)}
          >
            {t('training-classes.calendar')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
