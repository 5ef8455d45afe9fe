import { __, sprintf } from '@wordpress/i18n';

/** Why something is not offered, as its author reads it. */
export const messages = {
	intro: () =>
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
