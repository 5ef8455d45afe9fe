/** Name of the form block that needs no account. */
export const SUBSCRIPTION_FORM = 'dovetail/subscriptions';
