import { useTranslator } from '../../shared/i18n/index.ts'
import { SoundingLine } from '../../shared/ui/feedback/sounding-line.tsx'

const STEPS = ['store', 'forms', 'material', 'learn'] as const
type GuestStep = (typeof STEPS)[number]

/** The four steps of the program, with the current one. */
export function StepLine({ at }: { at: GuestStep }) {
  const { t } = useTranslator('dsd')
  const now = STEPS.indexOf(at)
  return (
    <SoundingLine
      doneLabel={t('dsd.step.done')}
      label={t('dsd.welcome.steps')}
      soundings={STEPS.map((key, index) => ({
        key,
        title: t(`dsd.step.${key}`),
        text: t(`dsd.step.${key}Text`),
        state: index < now ? 'done' : index === now ? 'now' : 'ahead',
      }))}
    />
  )
}
