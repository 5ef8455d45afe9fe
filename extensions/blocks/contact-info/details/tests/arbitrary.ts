import fc from 'fast-check';
import { typed } from '../../../../../tests/harness/arbitrary-attributes';

const line = typed.map( ( text ) => text.replace( /\s*\n\s*/g, ' ' ) );

/** Lines with and without text to link. */
export const narrowed = fc.record( {
	email: fc.oneof(
		fc.constantFrom(
			'',
			'hello@example.com',
			"o'neil@example.com",
			'hello@example.com, a@b.example.'
		),
		line
	),
	phone: fc.oneof(
		fc.constantFrom(
			'',
			'+1 (555) 010-9999',
			'Call: 091 555 0123 x12 now'
		),
		line
	),
	number: fc.constantFrom( '', '+1 (555) 010-9999' ),
	dials: fc.constantFrom( '', '+15550109999', '0915550123;ext=12' ),
} );
