export { ConnectPrompt } from './connect-prompt';
export { EarningsLink } from './earnings-link';
export { useMemberships, type MembershipsState } from './use-memberships';
export { WhoActs } from './who-acts';
