import type { WitnessedFormWire } from '@fathom/contract/forms'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCalls } from '../../../shared/calls.tsx'
import { handOverDevice } from '../../../shared/handed-over.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { createPath, useLocation, useNavigate } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { titleOf } from '../fill/form-names.ts'
import css from '../linked/linked.module.css'
import { personId } from '../standings/standing-cards.tsx'
import { handOver, type StudentDocument, witnessedFormQuery } from './witness.queries.ts'

type Props = {
  of: StudentDocument
  /** Whose device this is. */
  witness: number
  onClose: () => void
}

/** TS-06: the witness checks who signs for whom, and hands over the device. */
export function HandOver({ of, witness, onClose }: Props) {
  const { t } = useTranslator('forms', 'forms-signers')
  const form = useQuery(witnessedFormQuery(useCalls(), of))
  return (
    <Card title={t('forms-signers.tasks.guardian.open')}>
      <div className={css.form}>
        {form.data && <WhoSigns form={form.data} of={of} witness={witness} />}
        {form.isError && <NotLoaded />}
        {form.isPending && (
          <Loading label={t('forms.fill.loading')}>
            <Skeleton height="8rem" shape="block" />
          </Loading>
        )}
        <Button onClick={onClose}>{t('forms.fill.back')}</Button>
      </div>
    </Card>
  )
}

function NotLoaded() {
  const { t } = useTranslator('forms')
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t('forms.fill.failed.title')}
    </Banner>
  )
}

function WhoSigns({ form, of, witness }: Omit<Props, 'onClose'> & { form: WitnessedFormWire }) {
  const { t, formatDay, locale } = useTranslator('forms', 'forms-signers')
  const calls = useCalls()
  const navigate = useNavigate()
  const here = useLocation()
  const { memberName: name, birthDate, definition } = form
  const date = birthDate && formatDay(birthDate)
  const start = useMutation({
    networkMode: 'always',
    mutationFn: () => handOver(calls, of),
    onSuccess: () => {
      handOverDevice(localStorage, {
        witness,
        ...of,
        back: createPath({ ...here, hash: `#${personId(of.affiliateId)}` }),
        locale,
      })
      return navigate(paths.guardianInPerson(of))
    },
  })
  return (
    <>
      <p>{t('forms-signers.inPerson.who', { form: t(titleOf(definition.name)), name, date })}</p>
      <p>{t('forms-signers.inPerson.check')}</p>
      <p>{t('forms-signers.inPerson.locked')}</p>
      {start.isError && <NotLoaded />}
      <Button block={true} busy={start.isPending} kind="primary" onClick={() => start.mutate()} size="lg">
        {t('forms-signers.inPerson.start')}
      </Button>
    </>
  )
}
