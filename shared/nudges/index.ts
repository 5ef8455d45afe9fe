export { recordEvent } from './record-event';
export { StripeConnectBanner } from './stripe-connect-banner';
export { UpgradeBanner } from './upgrade-banner';
