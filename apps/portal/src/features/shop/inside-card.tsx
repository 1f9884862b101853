import type { CatalogEntryWire } from '@fathom/contract/shop'
import BookOpen from 'lucide-react/icons/book-open'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Clock from 'lucide-react/icons/clock'
import IdCard from 'lucide-react/icons/id-card'
import Waves from 'lucide-react/icons/waves'
import WavesLadder from 'lucide-react/icons/waves-ladder'
import { useTranslator } from '../../shared/i18n/index.ts'
import { langOf } from '../../shared/lang-of.ts'
import { Icon } from '../../shared/ui/icon/icon.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from './shop-course.module.css'

type Inside = CatalogEntryWire['inside']

/** What the buyer gets, as a list and as lesson titles. */
export function InsideCard({ inside }: { inside: Inside }) {
  const { t } = useTranslator('shop')
  return (
    <Card title={t('shop.inside.title')}>
      <ul className={css.things}>
        {useThings(inside).map(({ icon, text }) => (
          <li key={text}>
            <Icon of={icon} />
            {text}
          </li>
        ))}
      </ul>
      {inside.outline.length > 0 && <Outline culture={inside.culture} outline={inside.outline} />}
    </Card>
  )
}

function useThings({ lessons, exams, minutes, skills, dives, card }: Inside) {
  const { t } = useTranslator('shop')
  const theory =
    minutes < 60
      ? t('shop.inside.minutes', { count: minutes })
      : t('shop.inside.hours', { count: Math.round(minutes / 30) / 2 })
  return [
    ...(lessons > 0 ? [{ icon: BookOpen, text: t('shop.inside.lessons', { count: lessons }) }] : []),
    ...(exams > 0 ? [{ icon: ClipboardCheck, text: t('shop.inside.exams', { count: exams }) }] : []),
    ...(minutes > 0 ? [{ icon: Clock, text: theory }] : []),
    ...(skills > 0 ? [{ icon: WavesLadder, text: t('shop.inside.skills', { count: skills }) }] : []),
    ...(dives > 0 ? [{ icon: Waves, text: t('shop.inside.dives', { count: dives }) }] : []),
    ...(card ? [{ icon: IdCard, text: t('shop.inside.card') }] : []),
  ]
}

function Outline({ outline, culture }: Pick<Inside, 'outline' | 'culture'>) {
  const { t, formatNumber } = useTranslator('shop')
  return (
    <>
      <h3 className={css.outlineTitle}>{t('shop.inside.outline')}</h3>
      <ol className={css.outline}>
        {outline.map(({ title, minutes }, at) => (
          <li key={at}>
            <span className={css.number}>{formatNumber(at + 1)}</span>
            <span className={css.lesson}>
              <bdi lang={langOf(culture)}>{title}</bdi>
            </span>
            {minutes !== null && (
              <span className={css.length}>{t('shop.inside.length', { count: minutes })}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
