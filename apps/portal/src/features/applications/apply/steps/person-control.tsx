import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { Button } from '../../../../shared/ui/action/button.tsx'
import { List } from '../../../../shared/ui/surface/list-row.tsx'
import { PersonRow } from '../../parts/person-row.tsx'
import css from '../apply.module.css'
import { useApply } from '../apply-context.ts'
import type { Chosen } from '../draft/fields.ts'

type Kind = 'instructor' | 'store'

/** VA-06: chosen by number, after the name is shown. */
export function PersonControl({ kind }: { kind: Kind }) {
  const { t } = useTranslator('applications')
  return (
    <section className={css.choice}>
      <h3 className={css.subtitle}>{t(`applications.apply.people.${kind}`)}</h3>
      {kind === 'store' && <p className={css.text}>{t('applications.apply.people.storeText')}</p>}
      <Choice kind={kind} />
    </section>
  )
}

/** Continuing chooses the person who was found. */
function useFound(kind: Kind) {
  const { change } = useApply()
  const found = useRef<Chosen>(undefined)
  // Runs before the children unmount, because they clear what they found.
  useEffect(
    () => () => {
      if (found.current) change({ [kind]: found.current })
    },
    [change, kind],
  )
  return useCallback((shown: Chosen | undefined) => {
    found.current = shown
  }, [])
}

function Choice({ kind }: { kind: Kind }) {
  const { t } = useTranslator('applications')
  const { fields, change, slots } = useApply()
  const onFound = useFound(kind)
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
        onFound,
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
