import type { CourseDetailsWire, CourseRecordWire } from '@fathom/contract/training'
import { useContext } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { priceText } from '../../../shared/price-text.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { CoursePrices } from '../course-prices.ts'

type Props = { course: CourseRecordWire; details: CourseDetailsWire | undefined }

/** Level, length, languages, and the requirements. */
export function AboutCard({ course, details }: Props) {
  const translator = useTranslator('training-course', 'training-learn')
  const { t, locale, formatList } = translator
  const { packageId, level, minutes, dives, price, enrolment } = course
  const priceOf = useContext(CoursePrices)
  const asks = useAsks(details)
  // Rounded to half an hour; minutes would be too precise.
  const timeOf = (length: number) =>
    length < 60
      ? t('training-course.about.minutes', { minutes: length })
      : t('training-course.about.hours', { hours: Math.round(length / 30) / 2 })
  return (
    <Card title={t('training-course.about.title')}>
      <Facts>
        <Fact name={t('training-course.about.level')}>{t(`training-learn.level.${level}`)}</Fact>
        {minutes > 0 && <Fact name={t('training-course.about.theory')}>{timeOf(minutes)}</Fact>}
        <Fact name={t('training-course.about.dives')}>
          {dives > 0 ? t('training-learn.dives', { count: dives }) : t('training-learn.theoryOnly')}
        </Fact>
        {details && details.cultures.length > 0 && (
          <Fact name={t('training-course.about.languages')}>
            {formatList(languageNames(details.cultures, locale))}
          </Fact>
        )}
        {asks.length > 0 && <Fact name={t('training-course.about.asks')}>{formatList(asks)}</Fact>}
        {price && !enrolment && (
          <Fact name={t('training-course.about.price')}>
            {priceOf(packageId, <bdi>{priceText(translator, price)}</bdi>)}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}

/** What a course requires for certification besides lessons and dives. */
function useAsks(details: CourseDetailsWire | undefined): string[] {
  const { t } = useTranslator('training-course', 'training-learn')
  if (!details) return []
  const { release, medical, skills, photo } = details.requirements
  return [
    ...(medical ? [t('training-course.ask.medical')] : []),
    ...(release ? [t('training-course.ask.release')] : []),
    ...(skills > 0 ? [t('training-learn.toGo.skills', { count: skills })] : []),
    ...(photo ? [t('training-learn.toGo.photos', { count: 1 })] : []),
  ]
}
