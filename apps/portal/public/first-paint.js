// Runs before the first paint, so that neither the theme nor the direction jumps.
;(() => {
  const page = document.documentElement
  const stored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const theme = stored('fathom.theme')
  if (theme === 'light' || theme === 'dark') page.dataset.theme = theme
  const locale = stored('fathom.locale') || stored('fathom.account-locale') || navigator.language || ''
  if (/^(ar|iw|he)\b/i.test(locale)) page.dir = 'rtl'
  if (locale) page.lang = locale
  askAhead(locale)
  refreshAhead()

  // The first script asks for the session of whoever was signed in here, but only once all scripts have arrived.
  function refreshAhead() {
    if (!stored('fathom.person') || stored('fathom.sign-out')) return
    const { services } = JSON.parse(document.getElementById('fathom-config')?.textContent ?? '{}')
    if (!services) return
    const address = `${services.auth}/session/refresh`
    const answer = fetch(address, { method: 'POST' })
    answer.catch(() => {}) // whoever takes the answer hears of it
    window.fathomEarly = { address, answer }
  }

  // The first script asks for the same files, but only once it has arrived.
  function askAhead(locale) {
    const { words, dashboard } = JSON.parse(document.getElementById('fathom-early')?.textContent ?? '{}')
    if (!words || location.search.includes('lang=')) return
    const isDashboard = /^\/(training\/?(dashboard.*)?)?$/.test(location.pathname)
    for (const name of [words[locale], ...(isDashboard ? dashboard : [])]) {
      if (!name) continue
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', href: `/assets/${name}`, crossOrigin: '' })
      document.head.append(link)
    }
  }
})()
