import css from './dashboard-cards.module.css'

/**
 * The cards of other rooms below what one learns, in their order: codes (wide), club (narrow), offers. Each is a card
 * that asks for itself and draws nothing while it has nothing to say.
 */
export function DashboardCards() {
  return <div className={css.cards} />
}
