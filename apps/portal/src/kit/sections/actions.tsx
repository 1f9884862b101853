import Ellipsis from 'lucide-react/icons/ellipsis'
import Key from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { Button } from '../../shared/ui/action/button.tsx'
import { ButtonLink } from '../../shared/ui/action/button-link.tsx'
import { IconButton } from '../../shared/ui/action/icon-button.tsx'
import { TextLink } from '../../shared/ui/action/text-link.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/confirm-dialog.tsx'
import { Drawer } from '../../shared/ui/overlay/drawer.tsx'
import { Menu } from '../../shared/ui/overlay/menu.tsx'
import {
  MenuChoice,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
} from '../../shared/ui/overlay/menu-item.tsx'
import { showToast } from '../../shared/ui/overlay/toasts.ts'
import { Tooltip } from '../../shared/ui/overlay/tooltip.tsx'
import { Card } from '../../shared/ui/surface/card.tsx'
import { List, ListRow } from '../../shared/ui/surface/list-row.tsx'
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

function AccountMenu() {
  const [language, setLanguage] = useState('English')
  return (
    <Menu label="Account" trigger={(trigger) => <Button {...trigger}>Menu</Button>}>
      <MenuLabel>Mara Lindqvist</MenuLabel>
      <MenuLink icon={User} to="/profile">
        Profile
      </MenuLink>
      <MenuLink icon={Key} to="/account">
        Account
      </MenuLink>
      <MenuLink icon={Mail} to="/preferences">
        Preferences
      </MenuLink>
      <MenuSeparator />
      {['English', 'Svenska'].map((name) => (
        <MenuChoice chosen={name === language} key={name} onSelect={() => setLanguage(name)}>
          {name}
        </MenuChoice>
      ))}
      <MenuSeparator />
      <MenuItem danger={true} icon={LogOut} onSelect={() => showToast({ text: 'You’re signed out.' })}>
        Sign out
      </MenuItem>
    </Menu>
  )
}

function NewsDrawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Drawer</Button>
      <Drawer closeLabel="Close" onClose={() => setOpen(false)} open={open} title="Notifications">
        <List>
          <ListRow text="1 hour ago" title="Dive 114 is verified" />
          <ListRow text="Yesterday" title="Leo confirmed Dive 118" />
        </List>
      </Drawer>
    </>
  )
}

function LeaveDialog() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <ConfirmDialog
        confirmLabel="Leave"
        keepLabel="Keep writing"
        onConfirm={close}
        onKeep={close}
        open={open}
        title="Leave without saving?"
      >
        Your draft of Dive 119 stays on this phone. You can go on later.
      </ConfirmDialog>
    </>
  )
}

export function OverlaysSection() {
  return (
    <Card aside="Opens in 0.3 s, closes in 0.03 s." title="Menu, drawer, dialog, toast, tip">
      <Row>
        <AccountMenu />
        <NewsDrawer />
        <LeaveDialog />
        <Button
          onClick={() =>
            showToast({
              text: 'Dive 115 deleted.',
              action: { label: 'Undo', onPress: () => showToast({ text: 'Dive 115 is back.' }) },
            })
          }
        >
          Toast
        </Button>
        <Tooltip tip="Signed on this phone">
          <Button>Tip</Button>
        </Tooltip>
      </Row>
    </Card>
  )
}
