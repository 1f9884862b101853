import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import css from '../specimen.module.css'
import { Row, Stack } from '../specimen.tsx'

export function ButtonsSection() {
  return (
    <Card aside="One primary in a view. The loader is three rising bubbles." title="Buttons and links">
      <Stack>
        <Row>
          <Button icon={Plus} kind="primary">
            Log a dive
          </Button>
          <Button busy={true} kind="primary">
            Saving
          </Button>
          <Button disabled={true} kind="primary">
            Disabled
          </Button>
          <Button kind="primary" size="lg">
            On a boat, 56 px
          </Button>
        </Row>
        <Row>
          <Button icon={Upload}>Import</Button>
          <Button kind="soft">Redeem</Button>
          <Button kind="quiet">Share</Button>
          <Button icon={Trash} kind="bad">
            Delete dive
          </Button>
          <Button busy={true}>Sending</Button>
          <Button disabled={true}>Disabled</Button>
          <Button size="sm">Small</Button>
          <IconButton icon={Ellipsis} label="More" />
          <ButtonLink kind="line" to="/logbook">
            A link as a button
          </ButtonLink>
          <TextLink to="/courses">All courses</TextLink>
          <TextLink href="https://fathom.example/help" newTab={true}>
            Help
          </TextLink>
        </Row>
        <div className={css.water}>
          <Row>
            <Button kind="bright">Continue</Button>
          </Row>
        </div>
      </Stack>
    </Card>
  )
}
