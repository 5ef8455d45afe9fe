import { ExternalLink } from '@wordpress/components';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';

/** An address in a text, without the period or bracket after it. */
const ADDRESS = /(https:\/\/[^\s“”]+[^\s“”.,;:)])/;

/** Returns a text with links for its addresses. Addresses with a placeholder in angle brackets are not linked. */
export const withLinks = ( text: string ): ReactNode =>
	text.split( ADDRESS ).map( ( part, index ) =>
		index % 2 === 1 && ! part.includes( 'example' ) ? (
			<ExternalLink key={ index } href={ part }>
				{ part }
			</ExternalLink>
		) : (
			<Fragment key={ index }>{ part }</Fragment>
		)
	);
