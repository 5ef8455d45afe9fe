import { readAttributes } from '#shared/attributes';
import { attributes } from '../attributes';

describe( 'an event’s ID', () => {
	it.each( [
		[ 123456789012, 123456789012 ],
		[ '123456789012', 123456789012 ],
		[ 0, undefined ],
		[ -1, undefined ],
		[ 1.5, undefined ],
		[ '', undefined ],
	] )(
		'saved as %j is read as %j, and never as a similar ID',
		( raw, id ) => {
			expect(
				readAttributes( attributes, { eventId: raw } ).eventId
			).toBe( id );
		}
	);
} );
