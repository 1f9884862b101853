import { createDiveSite } from '@fathom/contract/logbook'
import { foldedText, placeOfSite, todayIn } from '@fathom/domain/logbook'
import { intlTag } from '@fathom/locales'
import { useQuery } from '@tanstack/react-query'
import MapPin from 'lucide-react/icons/map-pin'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useCalls } from '../../../../shared/calls.tsx'
import { useTranslator } from '../../../../shared/i18n/index.ts'
import { newId } from '../../../../shared/new-id.ts'
import { Combobox } from '../../../../shared/ui/aria/combobox.tsx'
import { DateField } from '../../../../shared/ui/aria/date-field.tsx'
import { TimeField } from '../../../../shared/ui/aria/time-field.tsx'
import { FieldSlot } from '../fields/field-slot.tsx'
import { diveSitesQuery } from '../form.queries.ts'
import { nameIn } from '../state/follow-place.ts'
import { useForm } from '../state/form-context.ts'

/** Represents a date such as 30 February, which the field shows but never saves. */
const NO_SUCH_DAY = 'no such day'

export function DateEntry() {
  const { t, locale } = useTranslator('logbook-form')
  const { content, change, errorOf, isLocked } = useForm()
  return (
    <FieldSlot field="date" section="dive">
      <DateField
        error={errorOf('dive', 'date')}
        isDisabled={isLocked}
        label={t('logbook-form.field.date')}
        locale={intlTag(locale)}
        max={todayIn(content.timeZone, new Date())}
        onChange={(day, problem) => change({ date: problem === 'impossible' ? NO_SUCH_DAY : (day ?? null) })}
        value={content.date ?? undefined}
      />
    </FieldSlot>
  )
}

export function TimeEntry({ name }: { name: 'timeIn' | 'timeOut' }) {
  const { t, locale } = useTranslator('logbook-form')
  const { content, changePart, errorOf, isLocked } = useForm()
  return (
    <FieldSlot field={name} section="depthTime">
      <TimeField
        error={errorOf('depthTime', name)}
        isDisabled={isLocked}
        label={t(`logbook-form.field.${name}`)}
        locale={intlTag(locale)}
        onChange={(time) => changePart('depthTime', { [name]: time ?? null })}
        value={content.depthTime[name] ?? undefined}
      />
    </FieldSlot>
  )
}

/** CA-41: suggests known dive sites, and creates a new one if none fits. */
export function SiteEntry() {
  const { t } = useTranslator('logbook-form')
  const form = useForm()
  const calls = useCalls()
  const { location, siteId } = form.content
  // Sites are found by name, without the country.
  const name = nameIn(location)
  const search = useDeferredValue(name)
  const sites = useQuery(diveSitesQuery(calls, search))
  const typedNow = useRef(location)
  useEffect(() => {
    typedNow.current = location
  })
  // Keep the previous results that still match until the next ones arrive.
  const typed = foldedText(location)
  const found = (sites.data ?? []).filter(
    (site) => typed.length > 1 && foldedText(placeOfSite(site)).includes(typed),
  )
  const isKnown = found.some((site) => foldedText(placeOfSite(site)) === typed)
  const create = async (name: string) => {
    const id = newId()
    form.change({ location: name, siteId: null })
    // The log has the name in any case; the site only helps next time.
    const made = await calls.graph.request(createDiveSite, { input: { id, name } }).catch(() => undefined)
    // Don't overwrite a place that the user has typed meanwhile.
    if (made && typedNow.current === name) form.change({ siteId: made.createDiveSite.id })
  }
  return (
    <FieldSlot field="location" section="dive">
      <Combobox
        {...(!isKnown && {
          create: { label: (name) => t('logbook-form.site.add', { name }), onCreate: create },
        })}
        error={form.errorOf('dive', 'location')}
        icon={MapPin}
        isDisabled={form.isLocked}
        label={t('logbook-form.field.location')}
        // What was found for an earlier text doesn't say that this one is new.
        loading={sites.isFetching || search !== name}
        onSelect={({ id, name, detail = '' }) =>
          form.change({ location: placeOfSite({ name, country: detail }), siteId: id })
        }
        onTextChange={(text) => text !== location && form.change({ location: text, siteId: null })}
        selected={siteId ?? undefined}
        suggestions={found.map(({ id, name, country }) => ({
          id,
          name,
          ...(country && { detail: country }),
        }))}
        text={location}
        words={{ loading: t('logbook-form.site.loading'), none: t('logbook-form.site.none') }}
      />
    </FieldSlot>
  )
}
