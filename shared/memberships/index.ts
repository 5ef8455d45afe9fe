export { ConnectPrompt } from './connect-prompt';
export { EarningsLink, earningsUrlOf } from './earnings-link';
export { useMemberships, type MembershipsState } from './use-memberships';
export { PaymentStatus } from './payment-status';
