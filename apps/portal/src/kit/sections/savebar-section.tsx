import { useState } from 'react'
import { Button } from '../../shared/ui/action/button.tsx'
import { Checkbox } from '../../shared/ui/form/checkbox.tsx'
import { Savebar } from '../../shared/ui/form/savebar.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'

export function SavebarSection() {
  const [changed, setChanged] = useState(false)
  return (
    <Card aside="Only after a change." title="Save bar">
      <Checkbox checked={changed} onChange={(event) => setChanged(event.target.checked)}>
        Change something
      </Checkbox>
      {changed && (
        <Savebar say="You changed the country">
          <Button onClick={() => setChanged(false)}>Undo</Button>
          <Button kind="primary" onClick={() => setChanged(false)}>
            Save changes
          </Button>
        </Savebar>
      )}
    </Card>
  )
}
