export { reopen } from './leaving';
export { PaidBlockContext } from './paid-block';
export { PlanOffer } from './plan-offer';
export { showStatusNotices } from './show-status-notices';
export { StripeConnectBanner } from './stripe-connect-banner';
export { UpgradeBanner } from './upgrade-banner';
