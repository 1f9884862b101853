import type { ApplicationWire } from '@fathom/contract/applications'
import { useQuery } from '@tanstack/react-query'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { storedDraftQuery } from '../../../shared/draft/use-draft.ts'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { Button } from '../../../shared/ui/action/button.tsx'
import { Banner } from '../../../shared/ui/feedback/banner.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'
import { labelKey, valueText } from '../apply/draft/field-words.ts'
import { FIELD_NAMES, fieldsOf, isSame } from '../apply/draft/fields.ts'
import { deviceDrafts, findStored } from '../apply/draft/stored-draft.ts'

type Props = { application: ApplicationWire; affiliateId: number }

/** BO-04: what was typed here while the application was sent or canceled elsewhere, to be copied. */
export function UnsentChanges({ application, affiliateId }: Props) {
  const { t } = useTranslator('applications')
  const whose = { id: application.id, affiliateId }
  const { data: found, refetch } = useQuery(
    storedDraftQuery(['applications', 'unsent', whose], () => findStored(deviceDrafts, whose)),
  )
  if (!found) return null
  const { changed } = found.stored.unsaved
  const sent = fieldsOf(application)
  const names = FIELD_NAMES.filter((name) => name in changed && !isSame(changed[name], sent[name]))
  const discard = async () => {
    for (const key of found.from) await deviceDrafts.remove(key)
    await refetch()
  }
  return (
    <Banner
      action={<Button onClick={() => void discard()}>{t('applications.unsent.discard')}</Button>}
      icon={CircleAlert}
      live="status"
      tone="warn"
    >
      <p>
        <b>{t('applications.unsent.title')}</b> {t('applications.unsent.text')}
      </p>
      <Facts>
        {names.map((name) => (
          <Fact key={name} name={t(labelKey(name))}>
            <bdi>{valueText(changed, name) || t('applications.apply.conflict.empty')}</bdi>
          </Fact>
        ))}
      </Facts>
    </Banner>
  )
}
