import type { SignedDive } from '@fathom/domain/trust'
import { useTranslator } from '../../shared/i18n/index.ts'
import { Fact } from '../../shared/ui/surface/facts.tsx'
import { useDepthWords } from './depth-unit.ts'

type Props = { dive: Pick<SignedDive, 'date' | 'timeIn' | 'place' | 'maxDepth' | 'bottomTime'> }

/** TS-15: what is signed about a dive. */
export function DiveFacts({ dive: { date, timeIn, place, maxDepth, bottomTime } }: Props) {
  const { t, formatDay, formatUnit } = useTranslator('trust')
  const depthWords = useDepthWords()
  return (
    <>
      <Fact name={t('trust.dive.date')}>{formatDay(date)}</Fact>
      {timeIn && (
        <Fact name={t('trust.dive.buddy.timeIn')}>
          <bdi>{timeIn}</bdi>
        </Fact>
      )}
      {place && (
        <Fact name={t('trust.dive.place')}>
          <bdi>{place}</bdi>
        </Fact>
      )}
      <Fact name={t('trust.dive.depth')}>
        <bdi>{depthWords.ofDive(maxDepth)}</bdi>
      </Fact>
      <Fact name={t('trust.dive.time')}>
        <bdi>{formatUnit(bottomTime, 'minute')}</bdi>
      </Fact>
    </>
  )
}
