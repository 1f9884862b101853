export { DeliverySection } from './delivery-section.tsx'
export { SummaryClock } from './summary-clock.tsx'
