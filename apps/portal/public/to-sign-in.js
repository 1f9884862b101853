// On the page that leads a visitor without a session to the account service: adds what only the browser knows.
;(() => {
  const stored = (name) => {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  }
  const to = new URL(document.querySelector('meta[name="sign-in"]').content, location.origin)
  to.searchParams.set('returnTo', to.searchParams.get('returnTo') + location.hash)
  const locale = stored('fathom.locale') || stored('fathom.account-locale')
  if (locale && !to.searchParams.has('lang')) to.searchParams.set('lang', locale)
  location.replace(to)
})()
