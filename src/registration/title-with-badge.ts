import { __, sprintf } from '@wordpress/i18n';

/** The title of a block of the beta list. */
export function titleWithBadge( title: string ): string {
	return sprintf(
		// translators: %s: title of a block.
		__( '%s (beta)', 'dovetail-blocks' ),
		title
	);
}
