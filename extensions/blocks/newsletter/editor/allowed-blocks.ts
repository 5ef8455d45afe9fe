/** Name of the site's own subscription form block, which needs no external account. */
export const SUBSCRIPTION_FORM = 'dovetail/subscriptions';
