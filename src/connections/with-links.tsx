import { ExternalLink } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** Matches text between `<a>` and `</a>`, or a URL without the period or bracket after it. */
const LINK = /<a>(.*?)<\/a>|(https:\/\/[^\s“”]+[^\s“”.,;:)])/;

/**
 * Returns text in which URLs are links, except URLs that contain "example". The part between `<a>` and `</a>` links to
 * `page`.
 *
 * @param text The text.
 * @param page URL of the page. Without one, that part stays plain text.
 */
export function withLinks( text: string, page = '' ): ReactNode {
	const parts = text.split( LINK );
	return parts.map( ( part = '', index ) => {
		// Each link adds two parts to the result of the split, one of which is empty.
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
