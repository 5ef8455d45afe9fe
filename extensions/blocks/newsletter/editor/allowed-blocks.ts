/** The form that needs no account. */
export const SUBSCRIPTION_FORM = 'dovetail/subscriptions';
