import { __, sprintf } from '@wordpress/i18n';

/** The title of a block of the beta list. */
export function titleWithBadge( title: string ): string {
	// translators: %s: title of a block.
	return sprintf( __( '%s (beta)', 'dovetail-blocks' ), title );
}
