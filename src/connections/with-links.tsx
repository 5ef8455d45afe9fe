import { ExternalLink } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Matches a marked part, or a web address without the period or bracket after it. */
const LINK = /<a>(.*?)<\/a>|(https:\/\/[^\s“”]+[^\s“”.,;:)])/;

/**
 * Returns a text in which web addresses are links, except those that contain "example". The part between `<a>` and
 * `</a>` becomes a link to a page.
 *
 * @param text The text.
 * @param page Address of the page. Without one, the marked part stays text.
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
