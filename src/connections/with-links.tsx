import { ExternalLink } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** A marked part, or an address without the period or bracket after it. */
const LINK = /<a>(.*?)<\/a>|(https:\/\/[^\s“”]+[^\s“”.,;:)])/;

/**
 * Returns a text whose addresses are links, and whose part between `<a>` and `</a>` is a link to a page. Addresses for
 * which a text has a placeholder in angle brackets stay text.
 *
 * @param text
 * @param page Its address; without one, the marked part stays text.
 */
export function withLinks( text: string, page = '' ): ReactNode {
	const parts = text.split( LINK );
	return parts.map( ( part = '', index ) => {
		// Each link adds two parts, of which one is empty.
		const href = [ '', page, part ][ index % 3 ] ?? '';
		return href === '' || part === '' || part.includes( 'example' ) ? (
			<Fragment key={ index }>{ part }</Fragment>
		) : (
			<ExternalLink key={ index } href={ href }>
				{ part }
			</ExternalLink>
		);
	} );
}
