/** The names of the events that the product records. */
export const EVENTS = {
	/** An author presses Connect on the payment provider's banner. */
	stripeConnectClick: 'jetpack_editor_block_stripe_connect_click',
	/** An author presses Upgrade on a paid block's banner. */
	upgradeClick: 'jetpack_editor_block_upgrade_click',
	/** A paid block's banner is displayed for the first time. */
	upgradeImpression: 'jetpack_editor_block_upgrade_banner_impression',
} as const;

/** Whether a name may be recorded: it starts with `akismet_` or `jetpack_`. */
export function isEventName( name: string ): boolean {
	return name.startsWith( 'akismet_' ) || name.startsWith( 'jetpack_' );
}
