import { PHOTO_BYTES, PHOTO_TYPES, PHOTOS_A_LOG } from '@fathom/domain/logbook'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useRef } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import { takesSlot } from '../../../shared/upload/queue.ts'
import { FieldSlot } from '../form/fields/field-slot.tsx'
import { FormSection } from '../form/form-section.tsx'
import { useForm } from '../form/state/form-context.ts'
import { PhotoList } from './list/photo-list.tsx'
import css from './photos.module.css'
import type { PhotoUpload, PhotoUploads } from './sending/refusal.ts'
import { UploadList } from './upload-list.tsx'
import type { Photos } from './use-photos.ts'
import { useTaking } from './use-taking.ts'

type Props = { photos: Photos; uploads: PhotoUploads; list: readonly PhotoUpload[] }

/** VA-04, CO-06 */
export function PhotoSection({ photos, uploads, list }: Props) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const input = useRef<HTMLInputElement>(null)
  const taken = list.filter(takesSlot)
  const slotsLeft = isLocked ? 0 : PHOTOS_A_LOG - photos.photos.length - taken.length
  const taking = useTaking(uploads, slotsLeft)
  const replace = (id: string) => {
    taking.replace(id)
    input.current?.click()
  }
  return (
    <FormSection aside={t('logbook-form.photos.rules')} section="photos">
      <FieldSlot field="photos" section="photos">
        <div className={css.stack}>
          <PhotoList photos={photos} />
          <UploadList
            list={list}
            onRemoved={() => input.current?.focus()}
            onReplace={slotsLeft > 0 ? replace : undefined}
            uploads={uploads}
          />
          {slotsLeft > 0 && (
            <FileDrop
              accept={PHOTO_TYPES}
              hint={t('logbook-form.photos.hint')}
              icon={ImagePlus}
              input={input}
              label={t('logbook-form.photos.add')}
              maxBytes={PHOTO_BYTES}
              multiple={true}
              onFiles={taking.take}
              onRefused={taking.refuse}
              overLabel={t('logbook-form.photos.drop')}
            />
          )}
          {!isLocked && slotsLeft <= 0 && <p className={css.hint}>{t('logbook-form.photos.full')}</p>}
        </div>
      </FieldSlot>
    </FormSection>
  )
}
