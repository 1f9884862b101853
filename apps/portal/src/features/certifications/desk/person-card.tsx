import type { CertificationWire } from '@fathom/contract/certifications'
import { licenseIdShown } from '@fathom/domain/certifications'
import { useQuery } from '@tanstack/react-query'
import CircleX from 'lucide-react/icons/circle-x'
import { type FormEvent, useState } from 'react'
import { useCalls } from '../../../shared/calls.tsx'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { useSearchParams } from '../../../shared/router/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Badge } from '../../../shared/ui/feedback/badge.tsx'
import { ErrorState } from '../../../shared/ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../shared/ui/feedback/skeleton.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../../shared/ui/surface/list-row.tsx'
import css from '../certifications.module.css'
import officeCss from '../office/office.module.css'
import { cardsOfQuery } from '../office/office.queries.ts'
import { CorrectDialog, RevokeDialog } from './change-dialogs.tsx'
import desk from './desk.module.css'
import { plainNumber, useNumberErrors } from './fact-fields.tsx'
import { Holder } from './holder.tsx'

/** OF-06: finds a person's certifications by number, to correct or revoke them. */
export function PersonCard() {
  const { t } = useTranslator('certifications-desk', 'certifications-office')
  const [query, setQuery] = useSearchParams()
  const person = query.get('person') ?? ''
  const [error, setError] = useState<string>()
  const numberErrors = useNumberErrors()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('find') ?? '').trim()
    const number = plainNumber(typed)
    setError(numberErrors(typed).number)
    if (number) setQuery({ person: number }, { replace: true, preventScrollReset: true })
  }
  return (
    <Card title={t('certifications-desk.find')}>
      <div className={css.stack}>
        <form className={officeCss.find} noValidate={true} onSubmit={submit}>
          <Field error={error} label={t('certifications-desk.column.number')}>
            <TextInput autoComplete="off" defaultValue={person} dir="ltr" inputMode="numeric" name="find" />
          </Field>
          <Button type="submit">{t('certifications-desk.findSubmit')}</Button>
        </form>
        {plainNumber(person) === person && person !== '' && (
          <>
            <Holder number={person} />
            <Certifications affiliateId={person} key={person} />
          </>
        )}
      </div>
    </Card>
  )
}

type Changing = { card: CertificationWire; what: 'correct' | 'revoke' }

function Certifications({ affiliateId }: { affiliateId: string }) {
  const { t, locale } = useTranslator('certifications-desk')
  const cards = useQuery(cardsOfQuery(useCalls(), affiliateId, locale))
  const [changing, setChanging] = useState<Changing>()
  const close = () => setChanging(undefined)
  if (!cards.data && (cards.isError || cards.fetchStatus === 'paused'))
    return (
      <ErrorState
        level={3}
        onRetry={() => void cards.refetch()}
        retryLabel={t('shell.error.retry')}
        retrying={cards.isFetching}
        title={t('certifications-desk.loadFailed')}
      />
    )
  if (!cards.data)
    return (
      <Loading label={t('certifications-desk.loading')}>
        <Skeleton height="6rem" shape="block" />
      </Loading>
    )
  if (cards.data.length === 0) return <p role="status">{t('certifications-desk.none')}</p>
  return (
    <>
      <div className={desk.cards}>
        <List>
          {cards.data.map((card) => (
            <Certification
              card={card}
              key={card.licenseID}
              onChange={(what) => setChanging({ card, what })}
            />
          ))}
        </List>
      </div>
      {changing?.what === 'correct' && (
        <CorrectDialog card={changing.card} number={affiliateId} onClose={close} />
      )}
      {changing?.what === 'revoke' && (
        <RevokeDialog card={changing.card} number={affiliateId} onClose={close} />
      )}
    </>
  )
}

type CertificationProps = { card: CertificationWire; onChange: (what: Changing['what']) => void }

function Certification({ card, onChange }: CertificationProps) {
  const { t, formatDay, formatId, isolate } = useTranslator(
    'certifications-desk',
    'certifications-office',
    'certifications-cards',
  )
  const { title, licenseID, standing, certDate, instructor, store } = card
  const known = [
    // As it stands on the card, also beside digits of another script.
    isolate(licenseIdShown(licenseID)),
    certDate && formatDay(new Date(certDate)),
    ...[instructor, store].map(
      (teacher) => teacher && `${isolate(teacher.name)} (${formatId(teacher.number)})`,
    ),
  ].filter((each) => each)
  return (
    <ListRow
      end={
        standing === 'revoked' ? (
          <Badge icon={CircleX} tone="bad">
            {t('certifications-cards.standing.revoked')}
          </Badge>
        ) : (
          <div className={css.actions}>
            <Button
              aria-label={t('certifications-desk.correctNamed', { title })}
              kind="quiet"
              onClick={() => onChange('correct')}
              size="sm"
            >
              {t('certifications-desk.correct')}
            </Button>
            <Button
              aria-label={t('certifications-office.withdraw.named', { title })}
              kind="quiet"
              onClick={() => onChange('revoke')}
              size="sm"
            >
              {t('certifications-office.withdraw.action')}
            </Button>
          </div>
        )
      }
      text={known.join(' · ')}
      title={title}
    />
  )
}
