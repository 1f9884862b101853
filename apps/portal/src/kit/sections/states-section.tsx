import { boatUnderWay } from '@fathom/look/drawings/lines/boat-under-way.ts'
import { closedHatch } from '@fathom/look/drawings/lines/closed-hatch.ts'
import { divingBell } from '@fathom/look/drawings/lines/diving-bell.ts'
import { lostCompass } from '@fathom/look/drawings/lines/lost-compass.ts'
import { slate } from '@fathom/look/drawings/lines/slate.ts'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../shared/ui/action/button.tsx'
import { EmptyState } from '../../shared/ui/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/ui/feedback/error-state.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'

export function StatesSection() {
  const [retrying, setRetrying] = useState(false)
  return (
    <>
      <Card>
        <EmptyState
          action={
            <Button icon={Plus} kind="primary">
              Log a dive
            </Button>
          }
          drawing={slate}
          title="No dives yet"
        >
          Your first one can be from years ago. Or bring a file from your dive computer.
        </EmptyState>
      </Card>
      <Card>
        <ErrorState
          onRetry={() => setRetrying(!retrying)}
          retrying={retrying}
          retryLabel="Try again"
          title="Your dives did not load"
        >
          What you see is from 09:40. Nothing is lost.
        </ErrorState>
      </Card>
      <Card>
        <EmptyState drawing={divingBell} title="All read">
          Messages from Kai and your store appear here.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={boatUnderWay} title="Not there yet">
          This page is still on its way.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={lostCompass} title="No page here">
          The address may have a typing mistake.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={closedHatch} title="Not open to you">
          Ask your store if you think it should be.
        </EmptyState>
      </Card>
    </>
  )
}
