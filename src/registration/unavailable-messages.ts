import { __, sprintf } from '@wordpress/i18n';

/** Reasons why a block is not available, for authors. */
export const messages = {
	intro: () =>
		__(
			'Content that already uses these blocks is unchanged.',
			'dovetail-blocks'
		),
	/** @param name Title or name of a block. */
	missing: ( name: string ) =>
		sprintf(
			// translators: %s: title of a block, such as "Mailchimp".
			__( 'This is the block “%s”.', 'dovetail-blocks' ),
			name
		),
	kept: () =>
		__(
			'Nothing is lost: the post keeps the block as it was saved.',
			'dovetail-blocks'
		),
	openSettings: () => __( 'Open settings', 'dovetail-blocks' ),
	/** Returns the reason and the next step as text, for each reason that the server can return. */
	reason: ( reason: string, details: readonly unknown[] ): string => {
		switch ( reason ) {
			case 'missing_plan':
				return __(
					'Your site’s plan does not include it. Ask the site owner about the plan.',
					'dovetail-blocks'
				);
			case 'missing_connection':
				return sprintf(
					// translators: %s: names of services, such as "Mailchimp, a platform".
					__(
						'It needs a connection to one of these: %s. The site owner can connect one under Dovetail → Connections.',
						'dovetail-blocks'
					),
					details
						.filter( ( name ) => typeof name === 'string' )
						.join( ', ' )
				);
			case 'switched_off':
				return __(
					'The site owner disabled it under Dovetail → Settings.',
					'dovetail-blocks'
				);
			case 'not_listed':
				return __(
					'It is a preview of an unfinished block and is switched off on this site.',
					'dovetail-blocks'
				);
			case 'unknown':
				return __(
					'The site didn’t give a reason. Ask an administrator to check the site’s settings.',
					'dovetail-blocks'
				);
			default:
				return sprintf(
					// translators: %s: a code such as "not_connected".
					__(
						'The site gave this reason: “%s”. Ask an administrator to check the site’s settings.',
						'dovetail-blocks'
					),
					reason
				);
		}
	},
};
