import type { CatalogEntryWire } from '@fathom/contract/shop'
import { LOCALES } from '@fathom/domain/translations'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { languageNames } from '../../../shared/language-names.ts'
import { Card } from '../../../shared/ui/surface/card.tsx'
import { Fact, Facts } from '../../../shared/ui/surface/facts.tsx'

export function AboutCard({ course }: { course: CatalogEntryWire }) {
  const { t, locale, formatList } = useTranslator('shop')
  const { kind, level, languages } = course
  const count = languages.length
  return (
    <Card title={t('shop.about.title')}>
      <Facts>
        <Fact name={t('shop.about.kind')}>{t(`shop.kind.${kind}`)}</Fact>
        <Fact name={t('shop.about.level')}>{t(`shop.level.${level}`)}</Fact>
        {count > 0 && (
          <Fact name={t('shop.about.languages', { count })}>
            {count === LOCALES.length
              ? t('shop.about.allLanguages', { count })
              : formatList(languageNames(languages, locale))}
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
