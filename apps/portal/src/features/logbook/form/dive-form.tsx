import type { LogSection, LogType, UnitSystem } from '@fathom/domain/logbook'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { paths } from '../../../shared/paths.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { Segments } from '../../../shared/ui/choice/segments.tsx'
import { BesideRail, FormRail, Knot } from '../../../shared/ui/form/form-rail.tsx'
import { showToast } from '../../../shared/ui/overlay/toasts.ts'
import { Crumb } from '../../../shared/ui/surface/crumb.tsx'
import { PageHeader } from '../../../shared/ui/surface/page-header.tsx'
import { isLost, isUnderWay } from '../../../shared/upload/queue.ts'
import { useCourses } from '../courses/use-courses.ts'
import { type Logbook, showPending, useLogbook } from '../device/logbook.queries.ts'
import { lastDive } from '../device/logbook-rules.ts'
import { PhotoSection } from '../photos-upload/photo-section.tsx'
import { usePhotoUploads } from '../photos-upload/use-photo-uploads.ts'
import { usePhotos } from '../photos-upload/use-photos.ts'
import { useChangeUnit } from '../unit-preference.ts'
import type { DiveDraft } from './draft/dive-draft.ts'
import { useDiveDraft } from './draft/use-dive-draft.ts'
import css from './form.module.css'
import { FormFooter } from './form-footer.tsx'
import { FormNotices } from './form-notices.tsx'
import { useProblemCount } from './form-section.tsx'
import { jumpToSection, sectionId } from './jump.ts'
import { LogConflict } from './log-conflict.tsx'
import type { Opened } from './opening.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { AsLastDive } from './sections/as-last-dive.tsx'
import { ConditionsSection } from './sections/conditions-section.tsx'
import { DepthTimeSection } from './sections/depth-time-section.tsx'
import { DiveSection, SkillsSection } from './sections/dive-section.tsx'
import { EquipmentSection } from './sections/equipment-section.tsx'
import { ExperienceSection } from './sections/experience-section.tsx'
import { FormContext, useForm } from './state/form-context.ts'
import { type SectionState, sectionsOf, stateOf } from './state/section-state.ts'
import { useDiveForm } from './use-dive-form.ts'
import { useFinish } from './use-finish.ts'

type Props = {
  id: string
  affiliateId: number
  logType: LogType
  unit: UnitSystem
  start: Opened
  /** The URL of this form. */
  address: string
  /** The URL of this log's confirmation page. */
  confirmation: string
  /** Opens the form again, with what this device and the server have now. */
  onReopen: () => void
}

/** SC-05: the whole form of one log. */
export function DiveForm({ id, affiliateId, logType, unit, start, address, confirmation, onReopen }: Props) {
  const { t } = useTranslator('logbook')
  const { draft, snapshot, restore } = useDiveDraft({ id, affiliateId, logType }, start, address)
  const logbook = useLogbook(affiliateId).data
  useReceive(draft, logbook, id)
  const earlier = useEarlierDives(logbook, id)
  const photos = usePhotos(id, snapshot.base !== undefined)
  const { uploads, list, isReady } = usePhotoUploads({
    logId: id,
    affiliateId,
    ensureLog: async () => {
      if (!draft.snapshot().base) await draft.flush()
      return draft.snapshot().base !== undefined
    },
    onPhoto: photos.add,
  })
  const form = useDiveForm(draft, snapshot, logType, unit)
  const navigate = useNavigate()
  const client = useQueryClient()
  const finish = useFinish({
    draft,
    form,
    logType,
    photos: {
      isReady,
      isSending: list.some(isUnderWay),
      waiting: list.filter(isLost).length,
      retry: () => uploads.retry(),
    },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['logbook'] })
      void navigate(confirmation, { replace: true })
    },
    onStored: async () => {
      await showPending(client, affiliateId)
      showToast({ text: t('logbook.waits.saved') })
      await navigate(paths.logbook(), { replace: true })
    },
  })
  const [isLater, setLater] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    finish.finish()
  }
  const choose = async (...[whose, adjust]: Parameters<typeof draft.choose>) => {
    const { state } = draft.snapshot()
    const end = await draft.choose(whose, adjust)
    const wasSending = whose === 'mine' && state.kind === 'conflict' && state.request !== undefined
    if (wasSending || end?.kind !== 'done') finish.settle(end)
  }
  return (
    <FormContext value={{ ...form.context, affiliateId, ...earlier }}>
      <FormHeader instructor={form.instructor ?? undefined} />
      <BesideRail>
        <SectionList hasPhotos={photos.photos.length > 0} />
        <form className={css.form} noValidate={true} onKeyDown={stayOnEnter} onSubmit={submit}>
          <FormNotices
            draft={draft}
            finish={finish}
            onReopen={start.hasUnsent ? onReopen : undefined}
            onRestore={restore}
            state={form.state}
          />
          <ProblemSummary />
          <DiveSection />
          <DepthTimeSection />
          {logType === 'Training' && <SkillsSection />}
          <AsLastDive />
          <ConditionsSection />
          <EquipmentSection />
          <ExperienceSection />
          <PhotoSection list={list} photos={photos} uploads={uploads} />
          <FormFooter draft={draft} finish={finish} onDecide={() => setLater(false)} state={form.state} />
        </form>
      </BesideRail>
      <LogConflict isLater={isLater} onChoose={choose} onLater={() => setLater(true)} state={form.state} />
    </FormContext>
  )
}

/** What a new dive can be copied from and compared with. */
function useEarlierDives(logbook: Logbook | undefined, id: string) {
  return useMemo(() => {
    const stored = logbook?.dives ?? []
    return {
      lastDive: lastDive(stored),
      dives: stored.map(({ log }) => log).filter((log) => log.id !== id),
    }
  }, [logbook, id])
}

/** Merges what another tab or device saved meanwhile. */
function useReceive(draft: DiveDraft, logbook: Logbook | undefined, id: string): void {
  const log = logbook?.server.find((dive) => dive.log.id === id)?.log
  useEffect(() => {
    if (log) void draft.receive(log)
  }, [draft, log])
}

/** In a form this long, Enter means the field is done, so it must not submit the dive. */
function stayOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

const UNITS = ['Metric', 'Imperial'] as const

type Instructor = { first_name: string; last_name: string }

function FormHeader({ instructor }: { instructor: Instructor | undefined }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { content, logType, unit } = useForm()
  const changeUnit = useChangeUnit()
  const title = content.title.trim() || t(`logbook-form.title.${logType}`)
  return (
    <>
      <Crumb to={paths.logbook()}>{t('shell.page.logbook')}</Crumb>
      <PageHeader
        actions={
          <Segments
            legend={t('logbook.settings.units.title')}
            onSelect={changeUnit}
            segments={UNITS.map((key) => ({ key, label: t(`logbook.settings.units.${key}`) }))}
            selected={unit}
          />
        }
        lead={<Lead instructor={instructor} />}
        title={<bdi>{title}</bdi>}
      />
    </>
  )
}

function Lead({ instructor }: { instructor: Instructor | undefined }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const { content, logType } = useForm()
  const { nameOf } = useCourses()
  if (logType === 'Recreational') return t('logbook-form.lead.recreational')
  const { course } = content
  return t('logbook-form.lead.training', {
    course: course ? nameOf(course) : '',
    hasCourse: course ? 'yes' : 'no',
    name: instructor ? `${instructor.first_name} ${instructor.last_name}` : '',
    hasName: instructor ? 'yes' : 'no',
  })
}

/** The sections with their state; shown beside the form where the window is wide enough. */
function SectionList({ hasPhotos }: { hasPhotos: boolean }) {
  const { t } = useTranslator('logbook', 'logbook-form')
  const form = useForm()
  const sections = sectionsOf(form.logType)
  const current = useCurrentSection(sections)
  return (
    <FormRail label={t('logbook-form.sections')} missing="bad">
      {sections.map((section) => {
        const state = stateOf(section, { ...form, hasPhotos })
        return (
          <li key={section}>
            <a
              aria-current={section === current ? 'step' : undefined}
              data-state={state}
              href={`#${sectionId(section)}`}
              onClick={(event) => {
                event.preventDefault()
                jumpToSection(section, form.shown)
              }}
            >
              <Knot state={state} />
              {t(`logbook.section.${section}`)}
              <StateWords section={section} state={state} />
            </a>
          </li>
        )
      })}
    </FormRail>
  )
}

function StateWords({ section, state }: { section: LogSection; state: SectionState }) {
  const { t } = useTranslator('logbook-form')
  const count = useProblemCount()(section)
  if (state === 'open') return null
  return <span className="visually-hidden">, {count ?? t('logbook-form.sectionState.done')}</span>
}

/** The first section that reaches into the upper half of the window. */
function useCurrentSection(sections: readonly LogSection[]): LogSection | undefined {
  const [current, setCurrent] = useState<LogSection>()
  useEffect(() => {
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        setCurrent(
          sections.find((section) => inSight.has(document.getElementById(sectionId(section)) as Element)),
        )
      },
      { rootMargin: '-80px 0px -55% 0px' },
    )
    for (const section of sections) {
      const place = document.getElementById(sectionId(section))
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [sections])
  return current
}
