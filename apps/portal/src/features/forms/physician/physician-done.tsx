import type { PhysicianDecisionWire } from '@fathom/contract/forms'
import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { LinkDone } from '../document/link-done.tsx'

type Props = { name: string; outcome: PhysicianDecisionWire['outcome'] }

export function PhysicianDone({ name, outcome }: Props) {
  const { t } = useTranslator('forms')
  return (
    <LinkDone drawing={boatUnderWay} title={t('forms.physician.done.title')}>
      {t(`forms.physician.done.${outcome}`, { name })}
    </LinkDone>
  )
}
