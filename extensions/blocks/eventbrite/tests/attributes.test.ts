import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'the ID of an event', () => {
	it.each( [
		[ 123456789012, 123456789012 ],
		[ '123456789012', 123456789012 ],
		[ 0, undefined ],
		[ -1, undefined ],
		[ 1.5, undefined ],
		[ '', undefined ],
	] )( '%j is read as %j: no ID is never the nearest event', ( raw, id ) => {
		expect( readAttributes( attributes, { eventId: raw } ).eventId ).toBe(
			id
		);
	} );
} );
