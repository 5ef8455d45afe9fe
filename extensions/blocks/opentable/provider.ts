import type { AttributesOf } from '#shared/attributes';
import type { EmbedProvider } from '#shared/embed/editor';
import type { Restaurant } from './api';
import type { attributes as schema } from './attributes';
import {
	nameInAddress,
	readReservation,
	type Reservation,
} from './rules/reservation';
import { restaurantsOf } from './rules/restaurants';
import { styleFor } from './rules/styles';

type Attributes = AttributesOf< typeof schema >;

/** The page on which a reader reserves a table. */
export function reservationPage( rid: number ): string {
	return `https://www.opentable.com/restref/client/?rid=${ rid }`;
}

/** Restaurants from a code or an address as a block keeps them, in the style that suits their number. Names that the block has stay. */
export function attributesOf( {
	style,
	rid,
	...said
}: Reservation ): Partial< Attributes > {
	return {
		...said,
		rid,
		// A code that says nothing of it leaves the style, unless that could be the one for a single restaurant.
		...( ( style || rid.length > 1 ) && {
			style: styleFor( style ?? 'standard', rid.length ),
			align: style === 'wide' ? 'wide' : undefined,
		} ),
	};
}

/** OpenTable: the codes of its widgets and addresses with a restaurant's id. */
export const opentable: EmbedProvider< Attributes > = {
	parse( pasted ) {
		const reservation = readReservation( pasted );
		return reservation && { attributes: attributesOf( reservation ) };
	},
	short: nameInAddress,
	link( { rid } ) {
		const [ first, ...others ] = restaurantsOf( { rid, names: [] } );
		return first
			? [ reservationPage( first.rid ), ...others.map( numbered ) ].join(
					'&'
				)
			: '';
	},
	links: ( attributes ) =>
		restaurantsOf( attributes ).map( ( { rid, name } ) => [
			reservationPage( rid ),
			name || reservationPage( rid ),
		] ),
};

const numbered = ( { rid }: Restaurant ) => `rid=${ rid }`;
