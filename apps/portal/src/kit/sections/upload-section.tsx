import ImageUp from 'lucide-react/icons/image-up'
import { useState } from 'react'
import { Card } from '../../shared/ui/surface/card.tsx'
import { FileDrop } from '../../shared/ui/upload/file-drop.tsx'
import { UploadRow } from '../../shared/ui/upload/upload-row.tsx'
import { portraitUrl } from '../portrait-url.ts'
import css from '../specimen.module.css'

export function UploadSection() {
  const [chosen, setChosen] = useState<string[]>([])
  const nothing = () => undefined
  return (
    <Card title="Files">
      <div className={css.tight}>
        <FileDrop
          accept={['image/jpeg', 'image/png']}
          hint="JPG or PNG, up to 10 MB each"
          icon={ImageUp}
          label="Add photos"
          maxBytes={10_000_000}
          multiple={true}
          onFiles={(files) => setChosen(files.map(({ name }) => name))}
          onRefused={(refused) => setChosen(refused.map(({ file, reason }) => `${file.name}: ${reason}`))}
          overLabel="Let go to add photos"
        />
        <ul className={css.tight}>
          <UploadRow
            name="turtle.jpg"
            onRemove={nothing}
            preview={portraitUrl('mara')}
            removeLabel="Remove turtle.jpg"
            state={{ kind: 'sending', label: 'turtle.jpg', progress: 0.7 }}
          />
          <UploadRow
            name="wreck.heic"
            onRemove={nothing}
            removeLabel="Remove wreck.heic"
            state={{
              kind: 'failed',
              reason: 'Use a JPG or PNG',
              retryLabel: 'Choose again',
              onRetry: nothing,
            }}
          />
          <UploadRow
            name="card-photo-of-a-very-long-name-2026-05-16.png"
            onRemove={nothing}
            removeLabel="Remove the card photo"
            state={{ kind: 'sent', text: 'Sent, 2.1 MB' }}
          />
          {chosen.map((name) => (
            <UploadRow
              key={name}
              name={name}
              onRemove={() => setChosen([])}
              removeLabel={`Remove ${name}`}
              state={{ kind: 'sent', text: 'Chosen' }}
            />
          ))}
        </ul>
      </div>
    </Card>
  )
}
