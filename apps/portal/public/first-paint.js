// Runs before the first paint, so that neither the theme nor the direction jumps.
;(() => {
  const page = document.documentElement
  const kept = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const theme = kept('fathom.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  const locale = kept('fathom.locale') || navigator.language || ''
  if (/^(ar|iw|he)\b/i.test(locale)) page.dir = 'rtl'
  if (locale) page.lang = locale
})()
