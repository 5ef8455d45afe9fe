import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { Restaurant } from './api';
import type { attributes as schema } from './attributes';
import { FoundRestaurants } from './editor/restaurant-search';
import { messages } from './messages';
import { attributesOf, opentable } from './provider';
import { isTooNarrow, kept, ridIn } from './rules/reservation';

type Attributes = AttributesOf< typeof schema >;

export { messages };
export { Settings } from './editor/settings';
export { ReservationLinks as Link } from './reservation-links';

/**
 * Parses the text in the form's field. A number is a restaurant ID here, unlike in pasted text, where it could be
 * anything.
 */
export const parse: EmbedProvider< Attributes >[ 'parse' ] = ( entered ) => {
	const rid = ridIn( entered );
	return rid === null
		? opentable.parse( entered )
		: { attributes: attributesOf( { rid: [ rid ] } ) };
};

/** Restaurant suggestions for the text in the field. */
export function Suggestions( {
	text,
	onEmbed,
}: {
	text: string;
	onEmbed( attributes: Partial< Attributes > ): void;
} ): ReactNode {
	return (
		<FoundRestaurants
			text={ text }
			onChoose={ ( restaurant: Restaurant ) =>
				onEmbed( kept( [ restaurant ] ) )
			}
		/>
	);
}

/** The form as visitors see it, with a warning if it is too wide. */
export function Canvas( {
	attributes,
	preview,
}: {
	attributes: Attributes;
	preview: ReactNode;
} ): ReactNode {
	return (
		<>
			{ isTooNarrow( attributes ) && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.tooNarrow() }
				</Notice>
			) }
			{ preview }
		</>
	);
}
