import { PHOTO_BYTES, PHOTO_TYPES, PHOTOS_A_LOG } from '@fathom/domain/logbook'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useState } from 'react'
import { useTranslator } from '../../../shared/i18n/index.ts'
import { FileDrop } from '../../../shared/ui/upload/file-drop.tsx'
import type { RefusedFile } from '../../../shared/ui/upload/sort-files.ts'
import { FieldSlot } from '../form/fields/field-slot.tsx'
import { FormSection } from '../form/frame/form-section.tsx'
import { useForm } from '../form/state/form-context.ts'
import { PhotoList } from './list/photo-list.tsx'
import css from './photos.module.css'
import { RefusedFiles } from './refused-files.tsx'
import type { Upload, Uploads } from './sending/uploads.ts'
import { UploadList } from './upload-list.tsx'
import type { Photos } from './use-photos.ts'

type Props = { photos: Photos; uploads: Uploads; list: readonly Upload[] }

/** VA-04, CO-06 */
export function PhotoSection({ photos, uploads, list }: Props) {
  const { t } = useTranslator('logbook-form')
  const { isLocked } = useForm()
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const room = PHOTOS_A_LOG - photos.photos.length - list.length
  return (
    <FormSection aside={t('logbook-form.photos.rules')} section="photos">
      <FieldSlot field="photos" section="photos">
        <div className={css.stack}>
          <PhotoList photos={photos} />
          <UploadList list={list} uploads={uploads} />
          <RefusedFiles files={refused} onDismiss={() => setRefused([])} />
          {!isLocked && room > 0 && (
            <FileDrop
              accept={PHOTO_TYPES}
              hint={t('logbook-form.photos.hint')}
              icon={ImagePlus}
              label={t('logbook-form.photos.add')}
              maxBytes={PHOTO_BYTES}
              multiple={true}
              onFiles={(files) => {
                setRefused([])
                void uploads.add(files.slice(0, room))
              }}
              onRefused={setRefused}
              overLabel={t('logbook-form.photos.drop')}
            />
          )}
          {room <= 0 && <p className={css.hint}>{t('logbook-form.photos.full')}</p>}
        </div>
      </FieldSlot>
    </FormSection>
  )
}
