import { mark } from '@fathom/look/mark.ts'
import { Drawing } from '../shared/ui/icon/drawing.tsx'
import { Toaster } from '../shared/ui/overlay/toaster.tsx'
import css from './kit-page.module.css'
import { BannersSection } from './sections/banners-section.tsx'
import { ButtonsSection } from './sections/buttons-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { ColoursSection } from './sections/colours-section.tsx'
import { ComboboxSection } from './sections/combobox-section.tsx'
import { DatesSection } from './sections/dates-section.tsx'
import { DrawingsSection } from './sections/drawings-section.tsx'
import { FieldsSection } from './sections/fields-section.tsx'
import { FiltersSection } from './sections/filters-section.tsx'
import { ListsSection } from './sections/lists-section.tsx'
import { OverlaysSection } from './sections/overlays-section.tsx'
import { ProgressSection } from './sections/progress-section.tsx'
import { SavebarSection } from './sections/savebar-section.tsx'
import { StatesSection } from './sections/states-section.tsx'
import { StatusesSection } from './sections/statuses-section.tsx'
import { TableSection } from './sections/table-section.tsx'
import { TypeSection } from './sections/type-section.tsx'
import { UploadSection } from './sections/upload-section.tsx'

export function KitPage({ locale }: { locale: string }) {
  return (
    <main className={css.page}>
      <header className={css.head}>
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
