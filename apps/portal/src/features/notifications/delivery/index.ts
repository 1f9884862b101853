export { DeliverySection, SummaryClock } from './delivery-section.tsx'
