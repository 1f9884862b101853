import CircleAlert from 'lucide-react/icons/circle-alert'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { Banner } from '../../../../shared/ui/feedback/banner.tsx'
import { List } from '../../../../shared/ui/surface/list-row.tsx'
import { PersonRow } from '../../parts/summary.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import type { Chosen } from '../draft/fields.ts'

/** VA-06: chosen by number, after the name is shown. */
export function PeopleStep() {
  const { t } = useTranslator('applications')
  const onFound = useFound()
  return (
    <>
      <p className={css.text}>{t('applications.apply.people.text')}</p>
      <Refused />
      <section className={css.choice}>
        <h3 className={css.subtitle}>{t('applications.apply.people.instructor')}</h3>
        <Choice kind="instructor" onFound={onFound} />
      </section>
      <section className={css.choice}>
        <h3 className={css.subtitle}>{t('applications.apply.people.store')}</h3>
        <p className={css.text}>{t('applications.apply.people.storeText')}</p>
        <Choice kind="store" onFound={onFound} />
      </section>
    </>
  )
}

const WORDS = { 'own-number': 'own', 'unknown-instructor': 'gone', 'unknown-store': 'storeGone' } as const

/** A person who was found but can't be chosen. */
function Refused() {
  const { t } = useTranslator('applications')
  const { state } = useApply()
  const because = state.kind === 'refused' ? state.because : undefined
  if (because === undefined || !(because in WORDS)) return null
  return (
    <Banner icon={CircleAlert} live="alert" tone="bad">
      {t(`applications.apply.people.${WORDS[because as keyof typeof WORDS]}`)}
    </Banner>
  )
}

type Kind = 'instructor' | 'store'

type OnFound = (kind: Kind, found: Chosen | undefined) => void

/** Continuing chooses the person who was found. */
function useFound(): OnFound {
  const { change } = useApply()
  const found = useRef(new Map<Kind, Chosen>())
  // Runs before the children unmount, because they clear what they found.
  useEffect(
    () => () => {
      if (found.current.size > 0) change(Object.fromEntries(found.current))
    },
    [change],
  )
  return useCallback((kind, shown) => {
    if (shown) found.current.set(kind, shown)
    else found.current.delete(kind)
  }, [])
}

function Choice({ kind, onFound }: { kind: Kind; onFound: OnFound }) {
  const { t } = useTranslator('applications')
  const { fields, change, slots } = useApply()
  const [isChanging, setChanging] = useState(false)
  const chosen = fields[kind]
  if (chosen && !isChanging)
    return (
      <>
        <List>
          <PersonRow chosen={chosen} kind={kind} />
        </List>
        <Actions kind={kind} name={chosen.name ?? ''} onChange={() => setChanging(true)} />
      </>
    )
  return (
    <>
      {slots.lookup(kind === 'store' ? 'store' : 'member', {
        choose: (found) => {
          setChanging(false)
          change({ [kind]: found })
        },
        onFound: (found) => onFound(kind, found),
      })}
      {chosen && (
        <div>
          <Button kind="quiet" onClick={() => setChanging(false)} size="sm">
            {t('applications.apply.people.keep', { name: chosen.name ?? '' })}
          </Button>
        </div>
      )}
    </>
  )
}

function Actions({ kind, name, onChange }: { kind: Kind; name: string; onChange: () => void }) {
  const { t } = useTranslator('applications')
  const { change } = useApply()
  return (
    <div className={css.actions}>
      <Button
        aria-label={t('applications.apply.people.changeLabel', { name })}
        kind="line"
        onClick={onChange}
        size="sm"
      >
        {t('applications.apply.people.change')}
      </Button>
      {kind === 'store' && (
        <Button
          aria-label={t('applications.apply.people.removeLabel', { name })}
          kind="quiet"
          onClick={() => change({ store: null })}
          size="sm"
        >
          {t('applications.apply.people.remove')}
        </Button>
      )}
    </div>
  )
}
