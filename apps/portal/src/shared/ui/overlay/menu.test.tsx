import { act } from 'react'
import { expect, test } from 'vitest'
import { find, render } from '../../testing/render.tsx'
import { Menu } from './menu.tsx'
import { MenuChoice, MenuItem } from './menu-item.tsx'

const nothing = () => undefined

/** The test DOM has no popovers, so we fire the events that a browser would. */
function open() {
  const opened = Object.assign(new Event('toggle'), { newState: 'open', oldState: 'closed' })
  act(() => find('[role="menu"]').dispatchEvent(opened))
}

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
