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
	] )(
		'%j is parsed as %j, and never as the ID of a similar event',
		( raw, id ) => {
			expect(
				readAttributes( attributes, { eventId: raw } ).eventId
			).toBe( id );
		}
	);
} );
