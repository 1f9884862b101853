import { type DivePlace, type Position, positionIn } from '@fathom/domain/logbook'
import MapPin from 'lucide-react/icons/map-pin'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../../shared/ui/action/button-link.tsx'
import { Field } from '../../../shared/ui/form/field.tsx'
import { TextInput } from '../../../shared/ui/form/text-input.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { UseMyPosition } from '../use-my-position.tsx'
import type { Camera } from './camera.ts'
import { locatedIn } from './clusters.ts'
import { DiveMap } from './dive-map.tsx'
import css from './map.module.css'
import { mapPath } from './map-paths.ts'
import { usePlaceSite } from './sites.queries.ts'

/** LO-07: where a place is, and how to say it. */
export function PositionCard({ place }: { place: DivePlace }) {
  const { t } = useTranslator('logbook-map')
  const { position } = place
  const [isEdited, setEdited] = useState(false)
  if (isEdited) return <PositionForm onDone={() => setEdited(false)} place={place} />
  return (
    <Card title={t('logbook-map.position.title')}>
      {position && <PlaceMap place={place} />}
      <p className={css.hint}>
        {position ? (
          <>
            <bdi dir="ltr">{textOf(position)}</bdi>. {t(`logbook-map.position.from.${position.source}`)}
          </>
        ) : (
          t('logbook-map.position.none')
        )}
      </p>
      <div className={css.actions}>
        <Button icon={MapPin} kind={position ? 'quiet' : 'primary'} onClick={() => setEdited(true)}>
          {t(position ? 'logbook-map.position.change' : 'logbook-map.position.add')}
        </Button>
        {position && (
          <ButtonLink kind="quiet" to={mapPath(position)}>
            {t('logbook-map.site.toMap')}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

const textOf = ({ latitude, longitude }: Position): string => `${latitude}, ${longitude}`

function PlaceMap({ place }: { place: DivePlace }) {
  const { t } = useTranslator('logbook-map')
  const [camera, setCamera] = useState<Camera>()
  const places = useMemo(() => locatedIn([place]), [place])
  return (
    <DiveMap
      camera={camera}
      height="low"
      label={t('logbook-map.label', { count: 1 })}
      onCamera={setCamera}
      places={places}
    />
  )
}

function PositionForm({ place, onDone }: { place: DivePlace; onDone: () => void }) {
  const { t } = useTranslator('logbook-map')
  const [text, setText] = useState(place.position ? textOf(place.position) : '')
  const [isRefused, setRefused] = useState(false)
  const [camera, setCamera] = useState<Camera>()
  const saving = usePlaceSite(place.name)
  const picked = positionIn(text)
  const pick = (position: Position) => {
    setText(textOf(position))
    setRefused(false)
  }
  const save = (position: Position | undefined) =>
    saving.mutate(position, {
      onSuccess: () => {
        showToast({ text: t(position ? 'logbook-map.position.saved' : 'logbook-map.position.removed') })
        onDone()
      },
      onError: () => showToast({ text: t('logbook-map.position.notSaved') }),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefused(!picked)
    if (picked) save(picked)
  }
  return (
    <Card title={t('logbook-map.position.title')}>
      <form className={css.form} noValidate={true} onSubmit={submit}>
        <p className={css.hint}>{t('logbook-map.position.hint')}</p>
        <DiveMap
          camera={camera}
          label={t('logbook-map.position.pick')}
          onCamera={setCamera}
          onPick={pick}
          picked={picked}
          places={[]}
        />
        <Field
          error={isRefused && t('logbook-map.position.invalid')}
          help={t('logbook-map.position.example', { example: '27.813, 33.921' })}
          label={t('logbook-map.position.coordinates')}
        >
          <TextInput
            autoComplete="off"
            dir="ltr"
            onChange={({ target }) => setText(target.value)}
            value={text}
          />
        </Field>
        <UseMyPosition onPosition={pick} />
        <div className={css.actions}>
          <Button busy={saving.isPending} kind="primary" type="submit">
            {t('logbook-map.position.save')}
          </Button>
          <Button kind="quiet" onClick={onDone}>
            {t('logbook-map.position.cancel')}
          </Button>
          {place.position?.source === 'own' && (
            <Button kind="quiet" onClick={() => save(undefined)}>
              {t('logbook-map.position.remove')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
