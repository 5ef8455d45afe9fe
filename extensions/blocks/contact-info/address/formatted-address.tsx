import type { AttributesOf } from '#shared/attributes';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { addressLines } from './rules/address-lines';
import { mapsAddress } from './rules/maps-address';

/** The lines of an address, linked to a map on request: what is saved and what an author sees. */
export function FormattedAddress( {
	attributes,
}: {
	attributes: AttributesOf< typeof schema >;
} ): ReactNode {
	const lines = addressLines( attributes );
	const text = lines.map( ( line, index ) => (
		<Fragment key={ index }>
			{ index > 0 && <br /> }
			{ line }
		</Fragment>
	) );
	return attributes.linkToGoogleMaps ? (
		<a
			href={ mapsAddress( lines ) }
			target="_blank"
			rel="noopener noreferrer"
		>
			{ text }
		</a>
	) : (
		text
	);
}
