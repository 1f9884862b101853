import { mark } from '@fathom/look/mark.ts'
import { Drawing } from '../shared/ui/icon/drawing.tsx'
import { Toaster } from '../shared/ui/overlay/toaster.tsx'
import css from './kit-page.module.css'
import { ButtonsSection, OverlaysSection } from './sections/actions.tsx'
import { ChoicesSection, FiltersSection } from './sections/choices.tsx'
import { BannersSection, ProgressSection, StatesSection, StatusesSection } from './sections/feedback.tsx'
import {
  ComboboxSection,
  DatesSection,
  FieldsSection,
  SavebarSection,
  UploadSection,
} from './sections/fields.tsx'
import { ColoursSection, DrawingsSection, TypeSection } from './sections/foundations.tsx'
import { ListsSection, TableSection } from './sections/lists.tsx'

export function KitPage({ locale }: { locale: string }) {
  return (
    <main className={css.page}>
      <header className={css.header}>
        <span className={css.mark}>
          <Drawing of={mark()} width="full" />
        </span>
        <h1>Component kit</h1>
        <p>Every part in every state. Add ?theme=dark or &amp;dir=rtl to the address.</p>
      </header>
      <div className={css.wide}>
        <ColoursSection />
        <ButtonsSection />
        <TableSection />
      </div>
      <div className={css.columns}>
        <TypeSection />
        <FieldsSection />
        <ComboboxSection />
        <DatesSection locale={locale} />
        <ChoicesSection />
        <FiltersSection />
        <StatusesSection />
        <ListsSection />
        <OverlaysSection />
        <BannersSection />
        <ProgressSection />
        <UploadSection />
        <StatesSection />
        <SavebarSection />
      </div>
      <DrawingsSection />
      <Toaster closeLabel="Close" label="Messages" />
    </main>
  )
}
