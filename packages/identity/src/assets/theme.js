// Runs before the first paint: the theme that was chosen in the portal. Without it the pages follow the device.
{
  const [, theme] = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie) ?? []
  if (theme) document.documentElement.dataset.theme = theme
}
