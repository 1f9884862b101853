import { act } from 'react'
import { expect, test } from 'vitest'
import { openMenu } from '../../testing/open-menu.fixture.ts'
import { find, render } from '../../testing/render.tsx'
import { Menu } from './menu.tsx'
import { MenuChoice, MenuItem } from './menu-item.tsx'

const nothing = () => undefined

const open = () => openMenu(find('[role="menu"]'), act)

const languages = [
  <MenuChoice chosen={false} key="de" onSelect={nothing}>
    Deutsch
  </MenuChoice>,
  <MenuChoice chosen key="en" onSelect={nothing}>
    English
  </MenuChoice>,
]

test('a menu of choices opens on the selected one', () => {
  render(
    <Menu label="Language" trigger={() => null}>
      {languages}
    </Menu>,
  )
  open()
  expect(document.activeElement?.textContent).toBe('English')
})

test('a menu that starts with an action opens on its first item', () => {
  render(
    <Menu label="Account" trigger={() => null}>
      <MenuItem onSelect={nothing}>Profile</MenuItem>
      {languages}
    </Menu>,
  )
  open()
  expect(document.activeElement?.textContent).toBe('Profile')
})

test('a menu that was never opened has no items', () => {
  const { place } = render(
    <Menu label="Language" trigger={() => null}>
      {languages}
    </Menu>,
  )
  const items = () => place.querySelectorAll('[role^="menuitem"]').length
  expect(items()).toBe(0)
  open()
  expect(items()).toBe(2)
})
