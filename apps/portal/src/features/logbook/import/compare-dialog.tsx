import type { ImportedDiveWire } from '@fathom/contract/logbook'
import type { UnitSystem } from '@fathom/domain/logbook'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Dialog } from '../../../shared/ui/overlay/dialog.tsx'
import { useLogbook } from '../device/logbook.queries.ts'
import { factsOfLog, factsOfSource, useDiveWords } from './dive-words.ts'
import css from './import.module.css'

type Props = {
  affiliateId: number
  dive: ImportedDiveWire | undefined
  isSelected: boolean
  unit: UnitSystem
  onChoose: (isSelected: boolean) => void
  onClose: () => void
}

/** LO-02: a dive in doubt beside the one of the logbook that it may be. */
export function CompareDialog({ affiliateId, dive, isSelected, unit, onChoose, onClose }: Props) {
  const { t } = useTranslator('logbook-import')
  return (
    <Dialog
      actions={
        <>
          <Button aria-pressed={isSelected} onClick={() => onChoose(true)}>
            {t('logbook-import.compare.import')}
          </Button>
          <Button data-first-focus={true} kind="primary" onClick={() => onChoose(false)}>
            {t('logbook-import.compare.leave')}
          </Button>
        </>
      }
      onClose={onClose}
      open={dive !== undefined}
      title={t('logbook-import.compare.title')}
    >
      {dive && <Both affiliateId={affiliateId} dive={dive} unit={unit} />}
    </Dialog>
  )
}

const FACTS = ['when', 'place', 'depth', 'time'] as const

function Both({
  affiliateId,
  dive,
  unit,
}: {
  affiliateId: number
  dive: ImportedDiveWire
  unit: UnitSystem
}) {
  const { t } = useTranslator('logbook-import')
  const wordsOf = useDiveWords(unit)
  const there = useLogbook(affiliateId).data?.dives.find(({ log }) => log.id === dive.match)
  const source = wordsOf(factsOfSource(dive))
  const logged = there && wordsOf(factsOfLog(there.log))
  return (
    <table className={css.compare}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('logbook-import.compare.file')}</th>
          <th scope="col">{t('logbook-import.compare.logbook')}</th>
        </tr>
      </thead>
      <tbody>
        {FACTS.map((fact) => (
          <tr data-differs={(logged && logged[fact] !== source[fact]) || undefined} key={fact}>
            <th scope="row">{t(`logbook-import.fact.${fact}`)}</th>
            <td>
              <bdi>{source[fact]}</bdi>
            </td>
            <td>
              <bdi>{logged?.[fact]}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
