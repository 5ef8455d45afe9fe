import type { AttributesOf } from '#shared/attributes';
import { Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { addressAttributes } from './attributes';
import { addressLines, mapsAddress } from './rules/address';
import { linkEmails } from './rules/link-emails';
import { linkPhone } from './rules/link-phone';

/** The lines of an address, linked to a map on request: what is saved and what an author sees, as all that follows. */
export function FormattedAddress( {
	attributes,
}: {
	attributes: AttributesOf< typeof addressAttributes >;
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

/** A line whose e-mail addresses are links. */
export function LinkedEmails( { line }: { line: string } ): ReactNode {
	return linkEmails( line ).map( ( { text, href }, index ) =>
		href ? (
			<a key={ index } href={ href }>
				{ text }
			</a>
		) : (
			<Fragment key={ index }>{ text }</Fragment>
		)
	);
}

/** A line whose phone number is a link. */
export function LinkedPhone( { line }: { line: string } ): ReactNode {
	const { before, number, after, href } = linkPhone( line );
	return (
		<>
			{ before }
			{ href && <a href={ href }>{ number }</a> }
			{ after }
		</>
	);
}
