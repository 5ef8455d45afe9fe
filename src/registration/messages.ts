import { __, sprintf } from '@wordpress/i18n';

/** What an author reads while a block loads, cannot load, or is not offered. */
export const messages = {
	loading: () => __( 'Loading block…', 'dovetail-blocks' ),
	loadFailed: () =>
		__(
			'The editing controls of this block could not be loaded. Its content is kept.',
			'dovetail-blocks'
		),
	retry: () => __( 'Try again', 'dovetail-blocks' ),
	upgrade: () =>
		__(
			'This block needs a paid plan. You can edit it now; visitors get all of it once the site has the plan.',
			'dovetail-blocks'
		),
	panelTitle: () => __( 'Blocks not available here', 'dovetail-blocks' ),
	panelIntro: () =>
		__(
			'Content that already uses these blocks is kept as it is.',
			'dovetail-blocks'
		),
	settings: () => __( 'Open the settings', 'dovetail-blocks' ),
	/** Why, and what to do: one sentence each for every reason the server is known to give. */
	reason: ( reason: string, details: readonly unknown[] ): string => {
		switch ( reason ) {
			case 'missing_plan':
				return __(
					'The plan of this site does not include it. Ask the owner of the site about the plan.',
					'dovetail-blocks'
				);
			case 'missing_connection':
				return sprintf(
					// translators: %s: names of services, such as "Mailchimp, a platform".
					__(
						'It needs a connection that this site does not have yet, to one of: %s. The owner of the site can set it up under Settings → Dovetail Blocks.',
						'dovetail-blocks'
					),
					details
						.filter( ( name ) => typeof name === 'string' )
						.join( ', ' )
				);
			case 'switched_off':
				return __(
					'The owner of this site has switched it off under Settings → Dovetail Blocks.',
					'dovetail-blocks'
				);
			case 'unknown':
				return __(
					'The site gives no reason. Ask an administrator to look at the site’s settings.',
					'dovetail-blocks'
				);
			default:
				return sprintf(
					// translators: %s: a code such as "not_connected".
					__(
						'The site gives the reason “%s”. Ask an administrator to look at the site’s settings.',
						'dovetail-blocks'
					),
					reason
				);
		}
	},
};
