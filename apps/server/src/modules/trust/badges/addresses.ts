/** The addresses of a credential's documents. They're part of the signed content, so they never change. */
export const addressesOf = (issuer: string) => {
  const base = `${issuer}/api/ecards/trust`
  return {
    profile: `${base}/issuer`,
    key: (keyId: string) => `${base}/keys/${keyId}`,
    achievement: (levelId: number) => `${base}/achievements/${levelId}`,
    statusList: (list: number) => `${base}/status/${list}`,
  }
}
